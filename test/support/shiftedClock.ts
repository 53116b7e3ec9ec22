/**
 * Loaded before a process begins: its wall clock is CLOCK_SHIFT_MS ahead (or behind). The monotonic
 * clock stays.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const Right = Date;

globalThis.Date = class extends Right {
  constructor(...stated: unknown[]) {
    if (stated.length === 0) super(Right.now() + shiftMs);
    else super(...(stated as [number]));
  }
  static override now(): number {
    return Right.now() + shiftMs;
  }
} as DateConstructor;
