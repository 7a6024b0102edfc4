let playing: HTMLVideoElement | null = null;
let observer: IntersectionObserver | undefined;

/** Plays a video while at least half of it is visible and pauses it off screen. Only one plays at a time. */
export function playInView(video: HTMLVideoElement) {
  observer ??= new IntersectionObserver(onChange, { threshold: [0, 0.5] });
  const others = observer;
  others.observe(video);
  return () => {
    others.unobserve(video);
    video.pause();
    if (playing === video) playing = null;
  };
}

/** To be called when a video starts, by whoever started it. */
export function takeOver(video: HTMLVideoElement) {
  if (playing && playing !== video) playing.pause();
  playing = video;
}

/** Whether videos may start on their own: not for who wants less motion or less data. */
function mayAutoplay() {
  const saveData =
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true;
  return !saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function onChange(entries: IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio } of entries) {
    if (!(target instanceof HTMLVideoElement)) continue;
    if (intersectionRatio < 0.5) target.pause();
    // A browser that forbids it leaves the poster and its play button.
    else if (mayAutoplay()) target.play().catch(() => undefined);
  }
}
