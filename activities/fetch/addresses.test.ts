import { describe, expect, it } from '@jest/globals';
import { hostAndPort, isPublicAddress, visitable } from './addresses.ts';

const NONE = new Set<string>();

/**
 * Every spelling under which a private machine, or something that is no web page, has been reached
 * somewhere.
 */
const REFUSED: readonly (readonly [string, string])[] = [
  ['loopback', 'http://127.0.0.1/'],
  ['loopback, another of its addresses', 'http://127.8.9.10/'],
  ['loopback, short', 'http://127.1/'],
  ['loopback, decimal', 'http://2130706433/'],
  ['loopback, octal', 'http://0177.0.0.1/'],
  ['loopback, octal in one number', 'http://017700000001/'],
  ['loopback, hexadecimal', 'http://0x7f000001/'],
  ['loopback, hexadecimal and short', 'http://0x7f.1/'],
  ['loopback, mixed', 'http://0x7f.0.0.01/'],
  ['loopback, trailing dot', 'http://127.0.0.1./'],
  ['loopback, full-width digits', 'http://１２７.０.０.１/'],
  ['loopback, circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['loopback, ideographic full stops', 'http://127。0。0。1/'],
  ['loopback, percent-encoded', 'http://%31%32%37.0.0.1/'],
  ['any address', 'http://0.0.0.0/'],
  ['any address, short', 'http://0/'],
  ['private, ten', 'http://10.1.2.3/'],
  ['private, one seven two', 'http://172.16.0.1/'],
  ['private, one nine two', 'http://192.168.1.1/'],
  ['private, decimal', 'http://3232235777/'],
  ['shared by carriers', 'http://100.64.0.1/'],
  ['metadata of clouds', 'http://169.254.169.254/latest/meta-data/'],
  ['metadata of clouds, hexadecimal', 'http://0xa9fea9fe/'],
  ['metadata of clouds, octal', 'http://0251.0376.0251.0376/'],
  ['metadata of clouds, by name', 'http://metadata.google.internal/computeMetadata/v1/'],
  ['metadata of one cloud, shared range', 'http://100.100.100.200/latest/meta-data/'],
  ['metadata of one cloud, protocol range', 'http://192.0.0.192/opc/v1/'],
  ['platform of one cloud', 'http://168.63.129.16/machine'],
  ['benchmarks', 'http://198.18.0.1/'],
  ['documentation', 'http://203.0.113.9/'],
  ['multicast', 'http://224.0.0.1/'],
  ['reserved', 'http://240.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['relay of 6to4', 'http://192.88.99.1/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 loopback, written out', 'http://[0:0:0:0:0:0:0:1]/'],
  ['IPv6 any address', 'http://[::]/'],
  ['IPv4-mapped', 'http://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped, hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['IPv4-mapped, private', 'http://[::ffff:192.168.0.1]/'],
  ['IPv4-compatible', 'http://[::127.0.0.1]/'],
  ['IPv4-compatible, metadata', 'http://[::a9fe:a9fe]/'],
  ['IPv4-translated', 'http://[::ffff:0:127.0.0.1]/'],
  ['NAT64', 'http://[64:ff9b::127.0.0.1]/'],
  ['NAT64, hexadecimal', 'http://[64:ff9b::7f00:1]/'],
  ['NAT64, local prefix', 'http://[64:ff9b:1::7f00:1]/'],
  ['6to4', 'http://[2002:7f00:1::]/'],
  ['Teredo', 'http://[2001:0:7f00:1::]/'],
  ['unique local', 'http://[fc00::1]/'],
  ['unique local, metadata', 'http://[fd00:ec2::254]/'],
  ['link-local', 'http://[fe80::1]/'],
  ['link-local with a zone', 'http://[fe80::1%25eth0]/'],
  ['link-local with a bare zone', 'http://[fe80::1%eth0]/'],
  ['site-local', 'http://[fec0::1]/'],
  ['IPv6 multicast', 'http://[ff02::1]/'],
  ['IPv6 documentation', 'http://[2001:db8::1]/'],
  ['IPv6 discard', 'http://[100::1]/'],
  ['IPv6 outside of what is handed out', 'http://[4000::1]/'],
  ['localhost', 'http://localhost/'],
  ['localhost in capitals', 'http://LOCALHOST/'],
  ['localhost, trailing dot', 'http://localhost./'],
  ['below localhost', 'http://shop.localhost/'],
  ['localhost, percent-encoded', 'http://%6c%6f%63alhost/'],
  ['localhost with a domain', 'http://localhost.localdomain/'],
  ['a name without a dot', 'http://postgres/'],
  ['a name without a dot, complete', 'http://temporal./'],
  ['two dots at the end', 'http://shop.example../'],
  ['a name of the local network', 'http://printer.local/'],
  ['a name of the office', 'https://wiki.corp/'],
  ['a name of the home', 'http://nas.home.arpa/'],
  ['a user name', 'http://user@shop.example/'],
  ['a user name and password', 'https://user:secret@shop.example/'],
  ['a user name that looks like a host', 'http://shop.example@127.0.0.1/'],
  ['a password only', 'http://:secret@shop.example/'],
  ['port of a database', 'http://shop.example:5432/'],
  ['port of Temporal', 'http://shop.example:7233/'],
  ['port eight thousand', 'https://shop.example:8000/'],
  ['port zero', 'http://shop.example:0/'],
  ['a file', 'file:///etc/passwd'],
  ['a file of a host', 'file://shop.example/etc/passwd'],
  ['ftp', 'ftp://shop.example/'],
  ['gopher', 'gopher://127.0.0.1:6379/_INFO'],
  ['data', 'data:text/html,<h1>Shirt</h1>'],
  ['javascript', 'javascript:alert(1)'],
  ['a web socket', 'ws://shop.example/'],
  ['a blob', 'blob:https://shop.example/1'],
  ['view-source', 'view-source:http://shop.example/'],
  ['no scheme', 'shop.example/shirt'],
  ['no host', 'http://'],
  ['a path', '/shirt'],
  ['nothing', ''],
  ['a port that is none', 'http://shop.example:99999/'],
  ['an address that is none', 'http://256.256.256.256/'],
];

const ALLOWED: readonly (readonly [string, string, string])[] = [
  ['a shop', 'https://shop.example/shirt', 'https://shop.example/shirt'],
  ['a fragment', 'https://shop.example/shirt#red', 'https://shop.example/shirt'],
  ['a fragment with its own path', 'https://shop.example/#/shirt', 'https://shop.example/'],
  ['a query', 'http://shop.example/?id=1&c=red', 'http://shop.example/?id=1&c=red'],
  ['blanks around', '  https://shop.example/shirt \n', 'https://shop.example/shirt'],
  [
    'blanks within',
    'https://shop.example/red shirt?c=dark red',
    'https://shop.example/red%20shirt?c=dark%20red',
  ],
  [
    'an international name',
    'https://müller.example/größe',
    'https://xn--mller-kva.example/gr%C3%B6%C3%9Fe',
  ],
  ['capitals', 'HTTPS://SHOP.EXAMPLE/Shirt', 'https://shop.example/Shirt'],
  ['its usual port', 'https://shop.example:443/', 'https://shop.example/'],
  ['the other usual port', 'http://shop.example:443/', 'http://shop.example:443/'],
  ['a complete name', 'https://shop.example./', 'https://shop.example./'],
  ['a public number', 'http://8.8.8.8/', 'http://8.8.8.8/'],
  ['a public IPv6 number', 'http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
  ['a mapped public number', 'http://[::ffff:8.8.8.8]/', 'http://[::ffff:808:808]/'],
  ['an underscore', 'https://my_shop.example/', 'https://my_shop.example/'],
  [
    'a name that only begins like a local one',
    'https://localhost.example/',
    'https://localhost.example/',
  ],
  [
    'a name that only ends like a local one',
    'https://mylocal.example/',
    'https://mylocal.example/',
  ],
];

describe('an address that a caller names', () => {
  it.each(REFUSED)('%s is refused: %s', (_, address) => {
    expect(visitable(address, NONE)?.href ?? null).toBeNull();
  });

  it.each(REFUSED)('%s is refused behind a redirect: %s', (_, address) => {
    const base = new URL('http://10.0.0.1:81/');
    // what is relative leads back to where it came from, and that was judged
    expect(visitable(address, NONE, base)?.href ?? null).toBeNull();
  });

  it.each(ALLOWED)('%s is visited: %s', (_, address, visited) => {
    expect(visitable(address, NONE)?.href).toBe(visited);
  });

  it('a machine that the operator allows may be private and on any port, that port alone', () => {
    const allowed = new Set(['127.0.0.1:8080', 'pages.internal:443', '::1:81']);
    const visited = (address: string) => visitable(address, allowed) !== null;
    expect(visited('http://127.0.0.1:8080/')).toBe(true);
    expect(visited('http://2130706433:8080/')).toBe(true);
    expect(visited('https://PAGES.internal./')).toBe(true);
    expect(visited('http://[::1]:81/')).toBe(true);
    expect(visited('http://127.0.0.1/')).toBe(false);
    expect(visited('http://127.0.0.2:8080/')).toBe(false);
    expect(visited('http://pages.internal/')).toBe(false);
    expect(visited('http://user@127.0.0.1:8080/')).toBe(false);
    expect(visited('ftp://127.0.0.1:8080/')).toBe(false);
  });

  it('host and port are told in one way', () => {
    expect(hostAndPort(new URL('https://Shop.example./'))).toBe('shop.example:443');
    expect(hostAndPort(new URL('http://[::1]:8080/'))).toBe('::1:8080');
  });
});

it('what is no address is not public', () => {
  expect(isPublicAddress('shop.example')).toBe(false);
  expect(isPublicAddress('')).toBe(false);
});
