import { savesData } from '../../ui/savesData.ts';

let playing: HTMLVideoElement | null = null;
let observer: IntersectionObserver | undefined;
const inView = new Set<HTMLVideoElement>();
/** Callbacks for videos that leave the view. */
const onLeave = new WeakMap<HTMLVideoElement, () => void>();
/** File paths of videos that the viewer paused. They do not autoplay, in any element, until the viewer plays them. */
const held = new Set<string>();
/** Videos that this module has paused and whose pause event has not arrived yet. */
const pausing = new WeakSet<HTMLVideoElement>();
/** The number of open overlays that stop playback. */
let covers = 0;

/**
 * Plays a video while at least half of it is visible, unless the viewer paused it. Off screen it is paused and muted
 * again. Only one video plays at a time.
 * @param left called when the video has left the screen
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

/** Call this when a video starts, by autoplay or by the viewer. */
export function takeOver(video: HTMLVideoElement) {
  watchTab();
  held.delete(pathOf(video));
  if (playing && playing !== video) pause(playing);
  playing = video;
}

/** Call this when a video has been paused. */
export function notePause(video: HTMLVideoElement) {
  if (!pausing.delete(video)) held.add(pathOf(video));
}

/** Call this when a video unmounts. */
export function letGo(video: HTMLVideoElement) {
  pause(video);
  if (playing === video) playing = null;
}

/** Stops playback while an overlay covers the page. @returns a function that ends it */
export function coverPage() {
  covers += 1;
  rest();
  return () => {
    covers -= 1;
    goOn();
  };
}

/** Returns false if the viewer prefers reduced motion or less data. */
function mayAutoplay() {
  return !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the URL's path, without the signature, which changes each time. */
function pathOf({ src }: HTMLVideoElement) {
  return new URL(src, document.baseURI).pathname;
}

function onVisibility() {
  if (document.hidden) rest();
  else goOn();
}

/** May be called often: the browser adds the same listener only once. */
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
  // A browser that forbids autoplay still shows the poster and the play button.
  video.play().catch(() => undefined);
}

function pause(video: HTMLVideoElement) {
  if (video.paused) return;
  pausing.add(video);
  video.pause();
}

/** Pauses the current video. A video with sound does not resume by itself. */
function rest() {
  if (!playing || playing.paused) return;
  if (!playing.muted) held.add(pathOf(playing));
  pause(playing);
}

function goOn() {
  if (playing && inView.has(playing)) start(playing);
}
