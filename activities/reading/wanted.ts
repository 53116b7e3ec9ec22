/** What files have to be that callers name by an address. */
import { PHOTO_BYTES_MAX } from '../../contract/photo.ts';
import { PHOTO_MIMES } from '../../engine/photo/types.ts';
import type { WantedFile } from '../guardedFetch.ts';

export type WantedKind = 'page' | 'photo';

// without a type the bytes decide
const HTML_TYPES = new Set(['text/html', 'application/xhtml+xml', '']);

export const NOT_HTML = {
  reason: 'not_html',
  message: 'must lead to a web page; this is a file of another kind',
} as const;

const NOT_IMAGE = {
  reason: 'not_image',
  message: 'leads to no photo; send the address of a jpeg, png, webp or gif',
} as const;

/**
 * Pages and documents are no photos; anything else is told by its bytes, since servers name photos
 * in many ways.
 */
const NO_PHOTO = /^(?:text\/html|application\/(?:xhtml\+xml|json|pdf)|image\/svg\+xml)$/;

export const WANTED: Readonly<Record<WantedKind, Omit<WantedFile, 'field'>>> = {
  page: {
    accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
    bytesMax: 5 * 1024 * 1024,
    refuseType: (mediaType) => (HTML_TYPES.has(mediaType) ? null : NOT_HTML),
  },
  photo: {
    accept: PHOTO_MIMES.join(', '),
    bytesMax: PHOTO_BYTES_MAX,
    refuseType: (mediaType) => (NO_PHOTO.test(mediaType) ? NOT_IMAGE : null),
  },
};
