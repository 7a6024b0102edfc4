import {
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/**
 * Writes an H.264 MP4 of about `bytes` bytes and `seconds` seconds. It repeats a short fixture and adds to each picture
 * a filler unit (ITU-T H.264, 7.3.2.7), which decoders skip.
 */
export async function writeBigVideo(
  path: string,
  { fixture, bytes, seconds }: { fixture: string; bytes: number; seconds: number },
) {
  const input = new Input({ formats: [MP4], source: new FilePathSource(fixture) });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error(`${fixture} has no video.`);

  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const once = await track.computeDuration();
  const times = Math.floor(seconds / once);
  const filler = fillerUnit(Math.floor(bytes / (times * packets.length)));

  const pictures = new EncodedVideoPacketSource('avc');
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(path) });
  output.addVideoTrack(pictures);
  await output.start();
  for (let time = 0; time < times; time += 1) {
    for (const packet of packets) {
      const data = Buffer.concat([packet.data, filler]);
      await pictures.add(new EncodedPacket(data, packet.type, packet.timestamp + time * once, packet.duration), {
        decoderConfig,
      });
    }
  }
  await output.finalize();
  input.dispose();
}

function fillerUnit(bytes: number) {
  const unit = Buffer.alloc(bytes, 0xff);
  unit.writeUInt32BE(bytes - 4);
  unit[4] = 0x0c;
  unit[bytes - 1] = 0x80;
  return unit;
}
