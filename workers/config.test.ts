import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

describe('FETCH_ALLOW_HOSTS', () => {
  it.each([
    ['', []],
    ['shop.internal:8080', ['shop.internal:8080']],
    [' 127.0.0.1:80 , [fd00::7]:443,', ['127.0.0.1:80', '[fd00::7]:443']],
  ])('%j is read', (value, hosts) => {
    expect(readConfig({ FETCH_ALLOW_HOSTS: value }).FETCH_ALLOW_HOSTS).toEqual(hosts);
  });

  it.each([
    'shop.internal',
    'http://shop.internal:8080',
    'shop.internal:8080/path',
    'user@shop.internal:80',
    'shop.internal:99999',
    'fd00::7:443',
    '*:80 80',
    ':80',
  ])('%j is refused by name', (value) => {
    expect(() => readConfig({ FETCH_ALLOW_HOSTS: value })).toThrow('FETCH_ALLOW_HOSTS');
  });
});
