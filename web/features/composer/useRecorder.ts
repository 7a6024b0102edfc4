import { useEffect, useRef, useState } from 'react';

/** The maximum length of a recording, in seconds. The recording stops by itself after this time. */
const MAX_RECORDING = 60;
/** In ms. MediaRecorder delivers the recorded data at this interval. */
const TIMESLICE_MS = 250;

const TYPES = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
];

/**
 * Records the camera's stream as a video. `seconds` is the length of the recording so far, counted from its first data.
 * It is null while there is no recording.
 */
export function useRecorder(stream: MediaStream | null, onFile: (file: File) => void) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [running, setRunning] = useState(false);
  const recorder = useRef<MediaRecorder | null>(null);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds((before) => (before === null ? null : before + 1)), 1_000);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    if (seconds !== null && seconds >= MAX_RECORDING) recorder.current?.stop();
  }, [seconds]);

  useEffect(
    () => () => {
      const left = recorder.current;
      recorder.current = null;
      if (left?.state === 'recording') left.stop();
    },
    [stream],
  );

  function start() {
    if (!stream) return;
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const made = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 5_000_000 });
    const chunks: Blob[] = [];
    made.ondataavailable = ({ data }) => {
      if (data.size === 0) return;
      chunks.push(data);
      setRunning(true);
    };
    made.onstop = () => {
      setSeconds(null);
      setRunning(false);
      const type = made.mimeType.split(';')[0] ?? '';
      // Discard the recording if the member has left the page, or has stopped the recording before there was any data.
      if (recorder.current === made && chunks.length > 0)
        onFile(new File(chunks, `Vídeo da câmera.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }));
    };
    recorder.current = made;
    made.start(TIMESLICE_MS);
    setSeconds(0);
  }

  return { canRecord: typeof MediaRecorder !== 'undefined', seconds, start, stop: () => recorder.current?.stop() };
}
