import { savesData } from '../../ui/savesData.ts';

let playing: HTMLVideoElement | null = null;
let observer: IntersectionObserver | undefined;
const inView = new Set<HTMLVideoElement>();
/** Who is told when a video is in view no more. */
const onLeave = new WeakMap<HTMLVideoElement, () => void>();
/** Paused by hand, by the path of the file, whatever element shows it: they stay so until they are played by hand. */
const held = new Set<string>();
/** Paused from here, which is not yet heard of. */
const pausing = new WeakSet<HTMLVideoElement>();
/** How many things lie over all that would play. */
let covers = 0;

/**
 * Plays a video while at least half of it is visible, unless it was paused by hand; off screen it is paused and mute
 * again. Only one plays at a time.
 * @param left told when it has gone off the screen
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

/** To be called when a video starts, by the player or by its viewer. */
export function takeOver(video: HTMLVideoElement) {
  watchTab();
  held.delete(pathOf(video));
  if (playing && playing !== video) pause(playing);
  playing = video;
}

/** To be called when a video has been paused. */
export function notePause(video: HTMLVideoElement) {
  if (!pausing.delete(video)) held.add(pathOf(video));
}

/** To be called when a video goes away. */
export function letGo(video: HTMLVideoElement) {
  pause(video);
  if (playing === video) playing = null;
}

/** While something lies over the page nothing on it plays. @returns takes it away */
export function coverPage() {
  covers += 1;
  rest();
  return () => {
    covers -= 1;
    goOn();
  };
}

/** Whether videos may start on their own: not for who wants less motion or less data. */
function mayAutoplay() {
  return !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Its address without the signature, which is another one each time. */
function pathOf({ src }: HTMLVideoElement) {
  return new URL(src, document.baseURI).pathname;
}

function onVisibility() {
  if (document.hidden) rest();
  else goOn();
}

/** Once, however often it is called. */
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
  // A browser that forbids it leaves the poster and its play button.
  video.play().catch(() => undefined);
}

function pause(video: HTMLVideoElement) {
  if (video.paused) return;
  pausing.add(video);
  video.pause();
}

/** What had sound does not begin again by itself. */
function rest() {
  if (!playing || playing.paused) return;
  if (!playing.muted) held.add(pathOf(playing));
  pause(playing);
}

function goOn() {
  if (playing && inView.has(playing)) start(playing);
}
