import { describe, expect, it } from 'vitest';
import { readBusinessForm } from '../../../bff/platform/ads/ad-form.ts';
import { ApiError } from '../../../bff/platform/errors.ts';
import { withScheme } from '../../../web/features/ads/problems.ts';
import { today, topUp } from '../../support/ads.ts';
import { picture } from '../../support/media.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';

const WORDS = 'O link precisa levar a um site aberto na internet, como https://exemplo.com.br.';

/** Returns the stored link of a business ad for which a member has entered this link. */
function linkOf(redirectionLink: string, title = 'Velas') {
  const form = { title, desTargetType: ['MULHER'], startDate: today(), endDate: today(), redirectionLink };
  return readBusinessForm(form, 1).link;
}

/** Returns the validation errors of a business ad that links to this URL. */
function problemsOf(redirectionLink: string, title?: string) {
  try {
    linkOf(redirectionLink, title);
  } catch (error) {
    if (error instanceof ApiError) return error.details['errors'];
    throw error;
  }
  return [];
}

const inner = {
  'the reader’s own machine': [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'loja.localhost',
    'localhost.localdomain',
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '[::1]',
    '[::]',
  ],
  'the reader’s own machine in other spellings': [
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '127.0.0.1.',
    '%6cocalhost',
    'ｌｏｃａｌｈｏｓｔ',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0',
  ],
  'a private network': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.254',
    '192.168.0.1',
    '192.168.257',
    '3232235521',
    '0300.0250.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.0.1',
  ],
  'link-local, multicast and reserved addresses': ['169.254.169.254', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  'private, multicast and reserved IPv6 addresses': [
    '[fe80::1]',
    '[fd00::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[fec0::1]',
    '[0:0:0:0:0:0:0:1]',
  ],
  'a private IPv4 address within IPv6': [
    '[::ffff:127.0.0.1]',
    '[::ffff:a00:1]',
    '[::ffff:192.168.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b::10.0.0.1]',
    '[2002:7f00:1::]',
    '[::127.0.0.1]',
    '[::a00:1]',
  ],
  'a name without a dot or with the ending of a private network': [
    'intranet',
    'roteador',
    'roteador.',
    'com',
    'nas.local',
    'nas.local.',
    'NAS.LOCAL',
    'api.internal',
    'metadata.google.internal',
    'fritz.box.home.arpa',
    'pc.lan',
    'wiki.corp',
    'tv.home',
    'a.intranet',
    'a.private',
    '1.0.0.127.in-addr.arpa',
    'x.test',
    'x.invalid',
    'x.onion',
  ],
};

describe('the link of a business ad', () => {
  it.each(Object.entries(inner))('a business ad refuses a link to %s', (_what, hosts) => {
    for (const host of hosts)
      for (const link of [`http://${host}/`, `https://${host}:8080/loja?a=b#c`, `HTTP://${host}`])
        expect([link, problemsOf(link)]).toEqual([link, [WORDS]]);
  });

  it.each(['http://ana@localhost/', 'http://velas.com.br@127.0.0.1/', 'http://a:b@192.168.0.1/', 'http://:@localhost'])(
    'a business ad refuses a link with credentials before the host: %s',
    (link) => {
      expect(problemsOf(link)).toHaveLength(1);
    },
  );

  it.each([
    ...[
      'https://velas.com.br/',
      'https://velas.com.br./loja',
      'http://localhost.com.br',
      'https://local.art.br',
      'https://internal.io',
    ],
    ...[
      'http://8.8.8.8/',
      'https://[2606:4700:4700::1111]/',
      'https://172.32.0.1',
      'https://100.128.0.1',
      'https://[::ffff:8.8.8.8]/',
    ],
    ...['https://ação.com.br/é?q=1#x', 'https://example.com:8443', 'https://homelan.com', 'https://test.com'],
  ])('a business ad accepts a link to the public site %s', (link) => {
    expect(problemsOf(link)).toEqual([]);
  });
});

/** Forms in which members paste the same link, depending on where they have copied it. */
const PASTED = [
  'https://exemplo.com/oferta\u200b',
  'https://exemplo.com/oferta\u2060\ufeff',
  '\u200bhttps://exemplo.com/oferta',
  'https://exemplo\u00ad.com/ofer\u200bta',
  '\u202ahttps://exemplo.com/oferta\u202c',
  '\u2800https://exemplo.com/oferta\u3164',
  '“https://exemplo.com/oferta”',
  '"https://exemplo.com/oferta"',
  '«https://exemplo.com/oferta»',
  '<https://exemplo.com/oferta>',
  '(https://exemplo.com/oferta)',
  '(“https://exemplo.com/oferta”)',
  ' https://exemplo.com/oferta\n',
];

it('a title with five combining marks on one letter is refused, and a title with four is accepted', () => {
  const title = (marks: number) => `Velas a${'\u0331'.repeat(marks)}`;
  expect(problemsOf('https://exemplo.com', title(5))).toEqual(['O título tem acentos demais em uma letra.']);
  expect(problemsOf('https://exemplo.com', title(4))).toEqual([]);
});

describe('a pasted link', () => {
  it.each(PASTED)('the link %j of a business ad is stored as https://exemplo.com/oferta', (link) => {
    expect(linkOf(link)).toBe('https://exemplo.com/oferta');
  });

  it.each(PASTED)(
    'the form of an ad shows the link %j as https://exemplo.com/oferta, with or without scheme',
    (link) => {
      expect(withScheme(link)).toBe('https://exemplo.com/oferta');
      expect(withScheme(link.replace('https://', ''))).toBe('https://exemplo.com/oferta');
    },
  );

  it.each([
    'https://exemplo.com/(a)',
    'https://exemplo.com/%E2%9D%A4?q=[a]#b',
    `https://exemplo.com/${encodeURIComponent('👩\u200d🚀')}`,
  ])('the brackets and escapes of the link %j are kept', (link) => {
    expect([linkOf(link), withScheme(link)]).toEqual([link, link]);
  });

  it('the joiners of emoji and of Persian words in a link are kept', () => {
    for (const path of ['👩\u200d🚀', '❤\ufe0f', 'می\u200cخواهم'])
      expect(linkOf(`https://exemplo.com/${path}/`)).toBe(`https://exemplo.com/${encodeURIComponent(path)}/`);
  });

  it.each(['exemplo.com:8080/x', 'exemplo.com:8080', 'loja.exemplo.com:8443?a=1'])(
    'the form of an ad adds https:// to the link %s, which has a port',
    (link) => expect(withScheme(link)).toBe(`https://${link}`),
  );

  it.each(['mailto:ana@exemplo.com', 'ftp://exemplo.com', 'javascript:alert(1)'])(
    'the form of an ad adds no scheme to %s',
    (link) => expect(withScheme(link)).toBe(link),
  );
});

describePlatform('an ad stored before links into private networks were refused', (platform) => {
  it('if the stored link of an ad points into a private network, a click on the ad is answered with 404', async () => {
    const [viewer, owner] = [await platform.member({ preferences: 'MULHER' }), await platform.member()];
    await topUp(platform, owner, 10_000);
    const form = new FormData();
    form.set('attach', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    const fields = { title: 'Velas', redirectionLink: 'https://velas.com.br/', desTargetType: 'MULHER' };
    for (const [name, value] of Object.entries({ ...fields, startDate: today(), endDate: today() }))
      form.set(name, value);
    const made = await platform.call('POST', '/api/anuncios/publish/my-business', { as: owner, form });
    const id = fieldOf(made.body, 'idAnuncio');
    const clickUrl = async (link: string) => {
      await platform.db.updateTable('ads').set({ link }).where('id', '=', id).execute();
      const { body } = await platform.call('GET', '/api/anuncios/entrega?placement=FEED&limit=20', { as: viewer });
      return /"(\/go\/[^"]+)"/.exec(JSON.stringify(body))?.[1] ?? 'none';
    };
    expect(await platform.call('GET', await clickUrl('https://velas.com.br/'))).toMatchObject({ status: 302 });
    const inside = await clickUrl('http://192.168.0.1/admin');
    expect(await platform.call('GET', inside)).toMatchObject({ status: 404 });
  });
});
