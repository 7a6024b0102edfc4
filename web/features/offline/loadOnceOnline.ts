/** Loads a picture or video again when the network is back: the browser itself does not. */
export function loadOnceOnline(media: EventTarget) {
  const load = () => {
    if (media instanceof HTMLImageElement) media.setAttribute('src', media.getAttribute('src') ?? '');
    if (media instanceof HTMLVideoElement) media.load();
  };
  window.addEventListener('online', load, { once: true });
}
