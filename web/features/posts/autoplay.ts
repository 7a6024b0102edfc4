import { savesData } from '../../ui/savesData.ts';

let playing: HTMLVideoElement | null = null;
let observer: IntersectionObserver | undefined;
const inView = new Set<HTMLVideoElement>();
/** The callbacks to call when a video leaves the screen. */
const onLeave = new WeakMap<HTMLVideoElement, () => void>();
/**
 * The file paths of videos that the viewer has paused. No element with such a file plays by itself until the viewer
 * plays it again.
 */
const held = new Set<string>();
/** The videos that this module has paused and whose pause event has not fired yet. */
const pausing = new WeakSet<HTMLVideoElement>();
/** The number of open overlays. While there is one, no video plays. */
let covers = 0;

/**
 * Plays a video while at least half of it is visible, unless the viewer has paused it. When the video leaves the
 * screen, it is paused and muted. Only one video plays at a time.
 * @param left called after the video has left the screen
 * @returns a function to call on unmount
 */
export function playInView(video: HTMLVideoElement, left: () => void) {
  observer ??= begin();
  const others = observer;
  onLeave.set(video, left);
  others.observe(video);
  return () => {
    others.unobserve(video);
    inView.delete(video);
    letGo(video);
  };
}

/** Call this when a video starts playing, by autoplay or by the viewer. Pauses the video that played before. */
export function takeOver(video: HTMLVideoElement) {
  watchTab();
  held.delete(pathOf(video));
  if (playing && playing !== video) pause(playing);
  playing = video;
}

/**
 * Call this on the pause event of a video. If this module did not cause the pause, the viewer did, and the video does
 * not autoplay any more.
 */
export function notePause(video: HTMLVideoElement) {
  if (!pausing.delete(video)) held.add(pathOf(video));
}

/** Call this when a video unmounts. Pauses it. */
export function letGo(video: HTMLVideoElement) {
  pause(video);
  if (playing === video) playing = null;
}

/**
 * Pauses the current video and prevents playback while an overlay covers the page.
 * @returns a function to call when the overlay closes
 */
export function coverPage() {
  covers += 1;
  rest();
  return () => {
    covers -= 1;
    goOn();
  };
}

/** Returns false if the viewer prefers reduced motion or reduced data usage. */
function mayAutoplay() {
  return !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the path of the video's URL. It identifies the file, because the signature in the query string changes. */
function pathOf({ src }: HTMLVideoElement) {
  return new URL(src, document.baseURI).pathname;
}

function onVisibility() {
  if (document.hidden) rest();
  else goOn();
}

/**
 * Listens for changes of the tab's visibility. A second call has no effect, because the browser adds the same listener
 * only once.
 */
function watchTab() {
  document.addEventListener('visibilitychange', onVisibility);
}

function begin() {
  watchTab();
  return new IntersectionObserver(onChange, { threshold: [0, 0.5] });
}

function onChange(entries: IntersectionObserverEntry[]) {
  for (const { target, intersectionRatio } of entries) {
    if (!(target instanceof HTMLVideoElement)) continue;
    if (intersectionRatio >= 0.5) {
      inView.add(target);
      start(target);
    } else if (inView.delete(target) || (intersectionRatio === 0 && !target.muted)) {
      pause(target);
      target.muted = true;
      onLeave.get(target)?.();
    }
  }
}

function start(video: HTMLVideoElement) {
  if (covers > 0 || document.hidden || held.has(pathOf(video)) || !mayAutoplay()) return;
  // If the browser forbids autoplay, the poster and the play button stay visible.
  video.play().catch(() => undefined);
}

function pause(video: HTMLVideoElement) {
  if (video.paused) return;
  pausing.add(video);
  video.pause();
}

/**
 * Pauses the current video, for an overlay or a hidden tab. A muted video resumes later; a video with sound does not.
 */
function rest() {
  if (!playing || playing.paused) return;
  if (!playing.muted) held.add(pathOf(playing));
  pause(playing);
}

function goOn() {
  if (playing && inView.has(playing)) start(playing);
}
