import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeysInTurn } from '../../../web/features/emoji/useKeysInTurn.ts';
import { exceptComposing } from '../../../web/ui/isComposing.ts';

let frames: FrameRequestCallback[] = [];
let reached: string[] = [];

beforeEach(() => {
  [frames, reached] = [[], []];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Field() {
  const inTurn = useKeysInTurn();
  return (
    <div onKeyDownCapture={exceptComposing(inTurn)}>
      <input aria-label="Buscar" onKeyDown={(event) => event.defaultPrevented || reached.push(event.key)} />
    </div>
  );
}

function press(key: string, also: KeyboardEventInit = {}) {
  fireEvent.keyDown(screen.getByLabelText('Buscar'), { key, ...also });
}

function draw() {
  act(() => frames.splice(0).forEach((each) => each(0)));
}

it('if several keys are pressed within an animation frame, useKeysInTurn delivers them in order, one per frame', () => {
  render(<Field />);
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) press(key);
  const after = [reached.join(' ')];
  for (let frame = 0; frame < 3; frame += 1) {
    draw();
    after.push(reached.join(' '));
  }
  expect(after).toEqual([
    'ArrowDown',
    'ArrowDown ArrowRight',
    'ArrowDown ArrowRight Enter',
    'ArrowDown ArrowRight Enter',
  ]);
});

it('useKeysInTurn drops the repeats of a held key until the next animation frame', () => {
  render(<Field />);
  press('ArrowDown');
  for (let count = 0; count < 20; count += 1) press('ArrowDown', { repeat: true });
  draw();
  draw();
  expect(reached).toEqual(['ArrowDown']);
  press('ArrowDown', { repeat: true });
  expect(reached).toEqual(['ArrowDown', 'ArrowDown']);
});

it('useKeysInTurn delivers keys of an input method immediately and does not delay the next key', () => {
  render(<Field />);
  press('ArrowDown', { isComposing: true });
  press('Enter', { isComposing: true });
  press('ArrowDown');
  expect(reached).toEqual(['ArrowDown', 'Enter', 'ArrowDown']);
});
