/** Encrypts what is kept in the database and may authenticate: AES-256-GCM by the payload keys. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../contract/sealed.ts';
import type { KeyRing } from './keyRing.ts';

const [IV_BYTES, TAG_BYTES] = [12, 16];

export const createSecretBox = (ring: KeyRing): SecretBox => ({
  keyId: () => ring.current().id,
  seal: (text, owner) => {
    const { id, secret } = ring.current();
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(owner));
    const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${id}.${Buffer.concat(sealed).toString('base64url')}`;
  },
  open: (sealed, owner) => {
    const [id = '', content = ''] = sealed.split('.');
    const key = ring.find(id);
    if (!key)
      throw new Error(
        `a secret is encrypted under the key ${id}, which is not here: give every machine the same PAYLOAD_KEYS, or put ` +
          'back the file payload-keys of its LANDFALL_HOME',
      );
    const bytes = Buffer.from(content, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, IV_BYTES));
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  },
});
