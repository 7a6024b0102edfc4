/** Reloads a picture or video as soon as the network is back, because the browser does not retry by itself. */
export function loadOnceOnline(media: EventTarget) {
  const load = () => {
    if (media instanceof HTMLImageElement) media.setAttribute('src', media.getAttribute('src') ?? '');
    if (media instanceof HTMLVideoElement) media.load();
  };
  window.addEventListener('online', load, { once: true });
}
