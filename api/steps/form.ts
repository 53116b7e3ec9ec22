/** A form with a file, as the JSON body that says the same. */
import { parse } from '@hapi/bourne';
import { invalidInput } from '../../contract/errors.ts';

/**
 * `file` becomes `fileName` and `content`, and `options` is read as JSON. Refuses a body that is no
 * such form.
 */
export async function bodyOfForm(bytes: Uint8Array, contentType: string): Promise<object> {
  const form = await formOf(bytes, contentType);
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw invalidInput([{ path: 'file', message: 'must be a file' }]);
  const options = form.get('options');
  return {
    fileName: file.name,
    content: Buffer.from(await file.arrayBuffer()).toString('base64'),
    encoding: 'base64',
    ...(typeof options === 'string' ? { options: optionsOf(options) } : {}),
  };
}

async function formOf(bytes: Uint8Array, contentType: string): Promise<FormData> {
  const headers = { 'content-type': contentType };
  try {
    return await new Response(new Uint8Array(bytes), { headers }).formData();
  } catch {
    throw invalidInput([{ path: 'body', message: 'is no form as its Content-Type says' }]);
  }
}

function optionsOf(written: string): unknown {
  try {
    return parse(written, { protoAction: 'remove' }) as unknown;
  } catch {
    throw invalidInput([{ path: 'options', message: 'must be JSON' }]);
  }
}
