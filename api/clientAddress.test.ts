import { describe, expect, it } from '@jest/globals';
import { addressBucket, clientAddress, readTrustedProxies } from './clientAddress.ts';

const PROXY = '10.0.0.9';

describe('TRUST_PROXY', () => {
  it.each(['', '0', 'false', 'off'])('%j believes no proxy', (text) => {
    expect(readTrustedProxies(text)).toEqual({ hops: 0 });
  });

  it.each([
    ['true', 'TRUST_PROXY=1'],
    ['on', 'TRUST_PROXY=1'],
    ['*', 'TRUST_PROXY=1'],
    ['0.0.0.0/0', 'TRUST_PROXY=1'],
    ['10.0.0.0/8, ::/0', 'TRUST_PROXY=1'],
    ['11', 'at most 10 hops'],
    ['-1', 'no network'],
    ['1.5', 'no network'],
    ['10.0.0.0/33', 'no network'],
    ['10.0.0.0/', 'no network'],
    ['10.0.0.0/8/8', 'no network'],
    ['10.1/16', 'no network'],
    ['fd00::/129', 'no network'],
    ['proxy.internal', 'no network'],
    ['::ffff:10.0.0.0/104', 'IPv4 network'],
  ])('%j is refused with what to set', (text, words) => {
    expect(() => readTrustedProxies(text)).toThrow(words);
  });
});

describe('the address of a caller', () => {
  it.each([
    // trusted            connection         X-Forwarded-For                   caller
    ['false', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['false', '::ffff:203.0.113.7', '', '203.0.113.7'],
    ['1', PROXY, '203.0.113.7', '203.0.113.7'],
    ['1', PROXY, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['1', PROXY, '6.6.6.6,10.0.0.1,203.0.113.7', '203.0.113.7'],
    ['2', PROXY, '6.6.6.6, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
    ['2', PROXY, '203.0.113.7', '203.0.113.7'],
    ['1', PROXY, '', PROXY],
    ['1', PROXY, 'unknown', PROXY],
    ['1', PROXY, '203.0.113.7, x', PROXY],
    ['1', PROXY, 'x'.repeat(8192), PROXY],
    ['1', PROXY, `${'6.6.6.6,'.repeat(1000)}203.0.113.7`, '203.0.113.7'],
    ['1', PROXY, '2130706433', PROXY],
    ['1', PROXY, '203.0.113.7:4711', '203.0.113.7'],
    ['1', PROXY, '[2001:db8::7]:4711', '2001:db8::7'],
    ['1', PROXY, '[2001:db8::7]', '2001:db8::7'],
    ['1', PROXY, 'fe80::1%eth0', 'fe80::1'],
    ['1', PROXY, '::ffff:203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', PROXY, '203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', `::ffff:${PROXY}`, '203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', PROXY, '6.6.6.6, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
    ['10.0.0.0/8', '203.0.113.7', '6.6.6.6', '203.0.113.7'],
    ['10.0.0.0/8', PROXY, '10.1.1.1', '10.1.1.1'],
    ['10.0.0.9,fd00::/8', PROXY, '203.0.113.7, fd00::2', '203.0.113.7'],
    ['fd00::/8', PROXY, '203.0.113.7', PROXY],
    ['1', '', '203.0.113.7', '203.0.113.7'],
    ['10.0.0.0/8', '', '203.0.113.7', ''],
  ])('trusting %j, over %s with %j, is %s', (trusted, connection, forwarded, caller) => {
    expect(clientAddress(connection, forwarded, readTrustedProxies(trusted))).toBe(caller);
  });
});

describe('the bucket of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, bucket) => {
    expect(addressBucket(address)).toBe(bucket);
  });
});
