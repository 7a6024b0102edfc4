import type { Random } from '../random.ts';
import type { Mood } from './moods.ts';

/** The input of a painter: the picture's size in pixels, its colour palette, and a random generator of its own. */
export interface Frame {
  width: number;
  height: number;
  mood: Mood;
  random: Random;
}

/** Draws a picture. Returns the content of an `<svg>` element that has the frame's size. */
export type Painter = (frame: Frame) => string;

export function times(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function round(value: number) {
  return Math.round(value * 10) / 10;
}

/**
 * Returns an SVG linear gradient with the given id and evenly spaced colours. The gradient runs from the top to `to`,
 * by default to the bottom.
 */
export function gradient(id: string, colours: readonly string[], to: { x: number; y: number } = { x: 0, y: 1 }) {
  const stops = colours.map(
    (colour, index) => `<stop offset="${round((index / (colours.length - 1)) * 1000) / 1000}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${to.x}" y2="${to.y}">${stops.join('')}</linearGradient>`;
}

/** Returns an SVG radial gradient with the given id: opaque in the middle and transparent at the edge. */
export function glow(id: string, colour: string, strength = 1) {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${round(strength * 3.5) / 10}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = '') {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = '') {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function group(inside: string, more: string) {
  return `<g ${more}>${inside}</g>`;
}

/** Returns the SVG path of the area below the curve `heightAt`, across the whole width of the frame. */
export function silhouette({ width, height }: Frame, heightAt: (x: number) => number, step = 6) {
  const points = Array.from(
    { length: Math.ceil(width / step) + 1 },
    (_, index) => `${index * step} ${round(heightAt(index * step))}`,
  );
  return `M0 ${height} L${points.join(' L')} L${width} ${height} Z`;
}

/**
 * Creates a random smooth curve: returns the sum of a few sines with random phases, as a function of x with values
 * between -1 and 1.
 */
export function wavering(random: Random, wavelength: number, octaves = 4) {
  const waves = Array.from({ length: octaves }, (_, octave) => ({
    length: (wavelength / 1.9 ** octave) * random.between(0.85, 1.15),
    phase: random.between(0, Math.PI * 2),
    weight: 0.52 ** octave,
  }));
  const total = waves.reduce((sum, { weight }) => sum + weight, 0);
  return (x: number) =>
    waves.reduce((sum, { length, phase, weight }) => sum + Math.sin((x / length) * Math.PI * 2 + phase) * weight, 0) /
    total;
}
