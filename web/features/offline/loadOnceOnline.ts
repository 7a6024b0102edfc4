/** Reloads a picture or video when the network is back, which the browser does not do by itself. */
export function loadOnceOnline(media: EventTarget) {
  const load = () => {
    if (media instanceof HTMLImageElement) media.setAttribute('src', media.getAttribute('src') ?? '');
    if (media instanceof HTMLVideoElement) media.load();
  };
  window.addEventListener('online', load, { once: true });
}
