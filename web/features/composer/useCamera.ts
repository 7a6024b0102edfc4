import { useEffect, useRef, useState } from 'react';

export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';
export type CameraState =
  | { at: 'starting' }
  | { at: 'live'; stream: MediaStream; hasSound: boolean }
  | { at: 'failed'; problem: CameraProblem };

type Facing = 'environment' | 'user';

/**
 * Opens the camera and returns its stream. Turns the camera off on unmount, before switching between the front and the
 * back camera, and while the page is hidden.
 */
export function useCamera() {
  const [facing, setFacing] = useState<Facing>('environment');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>({ at: 'starting' });
  const current = useRef<MediaStream | null>(null);

  useEffect(() => {
    let gone = false;
    setState({ at: 'starting' });
    open(facing).then(
      (stream) => {
        if (gone) {
          stop(stream);
          return;
        }
        current.current = stream;
        setState({ at: 'live', stream, hasSound: stream.getAudioTracks().length > 0 });
        for (const track of stream.getVideoTracks())
          track.addEventListener('ended', () => setState({ at: 'failed', problem: 'busy' }));
      },
      (error: unknown) => !gone && setState({ at: 'failed', problem: problemOf(error) }),
    );
    return () => {
      gone = true;
      if (current.current) stop(current.current);
      current.current = null;
    };
  }, [facing, attempt]);

  return {
    state,
    facing,
    flip: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    retry: () => setAttempt(attempt + 1),
  };
}

/** Requests video and sound. If there is no microphone or the member denies access to it, requests only video. */
async function open(facingMode: Facing) {
  // `mediaDevices` is undefined on insecure origins.
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera interface', 'NotSupportedError');
  const video = { facingMode, width: { ideal: 1920 }, height: { ideal: 1080 } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: true });
  } catch (error) {
    if (problemOf(error) === 'busy') throw error;
    return navigator.mediaDevices.getUserMedia({ video });
  }
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported';
}
