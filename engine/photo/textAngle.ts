/** How print lies in a picture. Seen along its lines, text is dark rows and light gaps in turn; at any other angle it blurs. */
import type { GreyImage } from './types.ts';

const SIDE = 500;
const POINTS_MAX = 10_000;
const STEP = 2;
const FINE_STEP = 0.5;

/**
 * The angle of the lines of text to the horizontal in degrees, clockwise, from -90 up to 90; 0 where there are none. Text that
 * stands on its head has the same angle.
 */
export function textAngle(image: GreyImage): number {
  const points = edgePoints(image);
  if (points.length === 0) return 0;
  let best = { angle: 0, sharpness: sharpnessAt(points, 0) };
  const consider = (angle: number): void => {
    const sharpness = sharpnessAt(points, angle);
    if (sharpness > best.sharpness) best = { angle, sharpness };
  };
  for (let angle = -90; angle < 90; angle += STEP) consider(angle);
  const coarse = best.angle;
  for (let off = -STEP + FINE_STEP; off < STEP; off += FINE_STEP) consider(coarse + off);
  return best.angle;
}

/** x and y of the pixels that differ most from their neighbours, in a picture of 500 pixels at most: x0, y0, x1, y1 and so on. */
function edgePoints({ width, height, pixels }: GreyImage): Float64Array {
  const every = Math.max(1, Math.ceil(Math.max(width, height) / SIDE));
  const columns = Math.floor(width / every);
  const rows = Math.floor(height / every);
  const shade = (x: number, y: number): number => pixels[y * every * width + x * every] ?? 0;
  const found: { x: number; y: number; change: number }[] = [];
  for (let y = 0; y + 1 < rows; y += 1)
    for (let x = 0; x + 1 < columns; x += 1) {
      const change = Math.abs(shade(x, y) - shade(x + 1, y)) + Math.abs(shade(x, y) - shade(x, y + 1));
      if (change >= CHANGE_MIN) found.push({ x: x - columns / 2, y: y - rows / 2, change });
    }
  const kept =
    found.length <= POINTS_MAX ? found : found.sort((a, b) => b.change - a.change).slice(0, POINTS_MAX);
  return Float64Array.from(kept.flatMap(({ x, y }) => [x, y]));
}

const CHANGE_MIN = 60; // of 510: softer changes are shades and noise

/** How sharply rows and gaps stand out when the points are counted row by row along this angle. */
function sharpnessAt(points: Float64Array, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const counts = new Int32Array(2 * SIDE);
  for (let at = 0; at < points.length; at += 2) {
    const row = Math.round((points[at + 1] ?? 0) * cos - (points[at] ?? 0) * sin) + SIDE;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < counts.length; row += 1)
    sharpness += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2;
  return sharpness;
}
