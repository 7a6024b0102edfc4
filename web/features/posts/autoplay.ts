import { savesData } from '../../ui/savesData.ts';

let playing: HTMLVideoElement | null = null;
let observer: IntersectionObserver | undefined;
const inView = new Set<HTMLVideoElement>();
/** For each video: the callback to call when the video leaves the screen. */
const onLeave = new WeakMap<HTMLVideoElement, () => void>();
/**
 * The paths of video files that the viewer has paused. A video element with such a file does not autoplay until the
 * viewer plays the file again.
 */
const held = new Set<string>();
/** The videos that this module is pausing: their pause event has not fired yet. */
const pausing = new WeakSet<HTMLVideoElement>();
/** The number of open overlays. While an overlay is open, no video plays. */
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
 * Call this on the pause event of a video. If this module did not cause the pause, the viewer did. Such a video does
 * not autoplay any more.
 */
export function notePause(video: HTMLVideoElement) {
  if (!pausing.delete(video)) held.add(pathOf(video));
}

/** Call this when a video unmounts. It pauses the video. */
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

/**
 * Returns the path of the video's URL. The path identifies the file; the query string does not, because it contains a
 * signature that changes.
 */
function pathOf({ src }: HTMLVideoElement) {
  return new URL(src, document.baseURI).pathname;
}

function onVisibility() {
  if (document.hidden) rest();
  else goOn();
}

/**
 * Listens for changes of the tab's visibility. A second call has no effect, because the browser ignores a listener that
 * was already added.
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
  // If the browser forbids autoplay, `play` rejects. Ignore this, because the poster and the play button are still
  // visible.
  video.play().catch(() => undefined);
}

function pause(video: HTMLVideoElement) {
  if (video.paused) return;
  pausing.add(video);
  video.pause();
}

/**
 * Pauses the current video while an overlay is open or the tab is hidden. Afterwards, a muted video resumes; a video
 * with sound stays paused.
 */
function rest() {
  if (!playing || playing.paused) return;
  if (!playing.muted) held.add(pathOf(playing));
  pause(playing);
}

function goOn() {
  if (playing && inView.has(playing)) start(playing);
}
