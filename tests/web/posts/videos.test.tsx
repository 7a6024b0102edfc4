import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lightbox } from '../../../web/features/posts/Lightbox.tsx';
import { VideoPlayer } from '../../../web/features/posts/VideoPlayer.tsx';
import type { MediaItem_Media_Video_Fragment } from '../../../web/features/posts/generated/posts.ts';

const videoOf = (id: string): MediaItem_Media_Video_Fragment => ({
  __typename: 'Video',
  id,
  mimeType: 'video/mp4',
  url: `/media/${id}.mp4`,
  posterUrl: null,
  thumbhash: null,
  width: 9,
  height: 16,
  alt: '',
});

let scroll: (entries: { target: Element; intersectionRatio: number }[]) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused.get(this) ?? true) return;
    paused.set(this, true);
    fireEvent.pause(this);
  });
});
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(onChange: typeof scroll) {
      scroll = (entries) => act(() => onChange(entries));
    }
    observe() {}
    unobserve() {}
  },
);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(id = 'one') {
  render(<VideoPlayer video={videoOf(id)} label={id} />);
  const video = screen.getByLabelText<HTMLVideoElement>(id);
  return {
    video,
    comeIntoView: () => scroll([{ target: video, intersectionRatio: 1 }]),
    goOffScreen: () => scroll([{ target: video, intersectionRatio: 0 }]),
    withSound: () => fireEvent.click(screen.getByRole('button', { name: `Assistir com som: ${id}` })),
  };
}

function hideTab(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

describe('videos', () => {
  it('a video that cannot be played shows a message, and a press, a new URL or the network loads it again', () => {
    const shown = () => screen.queryByLabelText('one', { selector: 'video' });
    const fail = () => fireEvent.error(shown() ?? document.body);
    const player = (url: string) => <VideoPlayer video={{ ...videoOf('one'), url }} label="one" />;
    const { rerender } = render(player('/media/one.mp4?s=1'));
    fail();
    expect(shown()).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Não foi possível reproduzir este vídeo.');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(shown()).not.toBeNull();

    fail();
    rerender(player('/media/one.mp4?s=2'));
    expect(shown()?.getAttribute('src')).toBe('/media/one.mp4?s=2');

    fail();
    expect(shown()).toBeNull();
    fireEvent(window, new Event('online'));
    expect(shown()).not.toBeNull();
  });

  it('a video in the lightbox that cannot be played shows a message and a button that loads it again', () => {
    render(<Lightbox media={[videoOf('large')]} start={0} altOf={() => 'large'} isOwn onClose={() => undefined} />);
    fireEvent.error(screen.getByLabelText('large', { selector: 'video' }));
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByLabelText('large', { selector: 'video' })).toBeDefined();
  });

  it('the poster covers a video until the button "Assistir com som" is clicked', () => {
    const { container } = render(
      <VideoPlayer video={{ ...videoOf('two'), posterUrl: '/media/two.webp' }} label="two" />,
    );
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/two.webp');
    fireEvent.click(screen.getByRole('button', { name: 'Assistir com som: two' }));
    const video = screen.getByLabelText<HTMLVideoElement>('two');
    expect([video.controls, video.getAttribute('poster')]).toEqual([true, '/media/two.webp']);
    expect(container.querySelector('img')).toBeNull();
  });

  it('a video played with sound is muted when it scrolls back into view', () => {
    const { video, comeIntoView, goOffScreen, withSound } = show();
    comeIntoView();
    withSound();
    expect([video.paused, video.muted]).toEqual([false, false]);
    goOffScreen();
    comeIntoView();
    expect([video.paused, video.muted]).toEqual([false, true]);
    expect(screen.getByRole('button', { name: 'Assistir com som: one' })).toBeTruthy();
  });

  it('a video paused by hand stays paused while scrolling until it is played by hand', () => {
    const { video, comeIntoView, goOffScreen, withSound } = show();
    comeIntoView();
    withSound();
    video.pause();
    goOffScreen();
    comeIntoView();
    expect(video.paused).toBe(true);
    withSound();
    expect(video.paused).toBe(false);
  });

  it('a video paused by hand stays paused when its card mounts again', () => {
    const first = show('left');
    first.comeIntoView();
    first.withSound();
    first.video.pause();
    first.goOffScreen();
    cleanup();
    const again = show('left');
    again.comeIntoView();
    expect(again.video.paused).toBe(true);
    again.withSound();
    expect(again.video.paused).toBe(false);
  });

  it('if a video is played while less than half of it is in view, it is muted and paused when it leaves the screen', () => {
    const { video, goOffScreen, withSound } = show('low');
    scroll([{ target: video, intersectionRatio: 0.3 }]);
    withSound();
    expect([video.paused, video.muted]).toEqual([false, false]);
    goOffScreen();
    expect([video.paused, video.muted]).toEqual([true, true]);
  });

  it('a video pauses in a hidden tab and resumes by itself only if it was muted', () => {
    const { video, comeIntoView, withSound } = show();
    comeIntoView();
    hideTab(true);
    expect(video.paused).toBe(true);
    hideTab(false);
    expect(video.paused).toBe(false);

    withSound();
    hideTab(true);
    hideTab(false);
    expect(video.paused).toBe(true);
  });

  it('a feed video does not play while the lightbox is open', () => {
    const { video, comeIntoView, goOffScreen } = show('feed');
    comeIntoView();
    const lightbox = render(
      <Lightbox media={[videoOf('large')]} start={0} altOf={() => 'large'} isOwn onClose={() => undefined} />,
    );
    expect(video.paused).toBe(true);
    const large = [...document.querySelectorAll('video')].find((each) => each !== video);
    void large?.play();
    goOffScreen();
    comeIntoView();
    expect([video.paused, large?.paused]).toEqual([true, false]);
    lightbox.unmount();
    expect(large?.paused).toBe(true);
  });

  it('a video in the lightbox keeps playing when the lightbox renders again', () => {
    const open = () => (
      <Lightbox media={[videoOf('large')]} start={0} altOf={() => 'large'} isOwn onClose={() => undefined} />
    );
    const { rerender } = render(open());
    const video = screen.getByLabelText<HTMLVideoElement>('large', { selector: 'video' });
    void video.play();
    rerender(open());
    expect(video.paused).toBe(false);
  });
});
