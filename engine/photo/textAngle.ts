/**
 * How print lies in a picture. Seen along its lines, text is dark rows and light gaps in turn; at
 * any other angle it blurs.
 */
import type { GreyImage } from './types.ts';

const SIDE = 500;
const POINTS_MAX = 10_000;

/**
 * The angle of the lines of text to the horizontal in degrees, clockwise, from -90 up to 90; 0
 * where there are none. Text that stands on its head has the same angle.
 */
export function textAngle(image: GreyImage): number {
  const points = edgePoints(image);
  if (points.length === 0) return 0;
  // wide rows first: they forgive an angle that is off a little, and the strokes of letters are
  // lost in them
  const coarse = sharpest(points, { from: -90, to: 90, step: 2, rowPixels: 4 }) ?? 0;
  const fine =
    sharpest(points, { from: coarse - 2, to: coarse + 2, step: 0.5, rowPixels: 2 }) ?? coarse;
  return fine >= 90 ? fine - 180 : fine;
}

/** The angle at which rows stand out most; null where they nowhere do. */
function sharpest(
  points: Float64Array,
  { from, to, step, rowPixels }: { from: number; to: number; step: number; rowPixels: number },
): number | null {
  let best: { angle: number; sharpness: number } | null = null;
  for (let angle = from; angle < to; angle += step) {
    const sharpness = sharpnessAt(points, angle, rowPixels);
    if (sharpness > (best?.sharpness ?? 0)) best = { angle, sharpness };
  }
  return best?.angle ?? null;
}

/**
 * x and y of the pixels that differ most from their neighbours, in a picture of 500 pixels at most:
 * x0, y0, x1, y1 and so on.
 */
function edgePoints({ width, height, pixels }: GreyImage): Float64Array {
  const every = Math.max(1, Math.ceil(Math.max(width, height) / SIDE));
  const columns = Math.floor(width / every);
  const rows = Math.floor(height / every);
  const shade = (x: number, y: number): number => pixels[y * every * width + x * every] ?? 0;
  const found: { x: number; y: number; change: number }[] = [];
  for (let y = 0; y + 1 < rows; y += 1)
    for (let x = 0; x + 1 < columns; x += 1) {
      const change =
        Math.abs(shade(x, y) - shade(x + 1, y)) + Math.abs(shade(x, y) - shade(x, y + 1));
      if (change >= CHANGE_MIN) found.push({ x: x - columns / 2, y: y - rows / 2, change });
    }
  const kept =
    found.length <= POINTS_MAX
      ? found
      : found.sort((a, b) => b.change - a.change).slice(0, POINTS_MAX);
  return Float64Array.from(
    kept.flatMap(({ x, y }, at) => [x + strewn(at, 0.618034), y + strewn(at, 0.754878)]),
  );
}

/**
 * Off the grid by up to half a pixel: along rows, columns and diagonals of pixels everything would
 * fall into line.
 */
const strewn = (at: number, step: number): number => ((at * step) % 1) - 0.5;

const CHANGE_MIN = 60; // of 510: softer changes are shades and noise

/** How sharply rows and gaps stand out when the points are counted row by row along this angle. */
function sharpnessAt(points: Float64Array, degrees: number, rowPixels: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const counts = new Int32Array(2 * SIDE);
  for (let at = 0; at < points.length; at += 2) {
    const row =
      Math.round(((points[at + 1] ?? 0) * cos - (points[at] ?? 0) * sin) / rowPixels) + SIDE;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < counts.length; row += 1)
    sharpness += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sharpness;
}
