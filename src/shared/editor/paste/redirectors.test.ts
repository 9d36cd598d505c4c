import { unwrapRedirect } from './redirectors';

const TARGET = 'https://other.example/a?b=1&c=%E0%B8%81';
const wrapped = encodeURIComponent(TARGET);

describe('a link through a site that counts clicks', () => {
  it.each([
    `https://www.google.com/url?sa=t&q=${wrapped}&ved=1`,
    `https://gcc02.safelinks.protection.office365.us/?url=${wrapped}&data=x`,
    `https://can01.safelinks.protection.outlook.com.mcas.ms/?url=${wrapped}`,
    `https://meet.google.com/linkredirect?authuser=0&dest=${wrapped}`,
    `https://www.googleadservices.com/pagead/aclk?sa=L&adurl=${wrapped}`,
    `https://googleads.g.doubleclick.net/pcs/click?adurl=${wrapped}`,
    `https://search.app/?link=${wrapped}&utm_campaign=x`,
    `https://l.wl.co/l?u=${wrapped}`,
    `https://go.bsky.app/redirect?u=${wrapped}`,
    `https://exit.sc/?url=${wrapped}`,
    `https://href.li/?${TARGET}`,
    `https://linkprotect.cudasvc.com/url?a=${wrapped}&c=E`,
    `https://protect2.fireeye.com/v1/url?k=x&q=1&u=${wrapped}`,
    `https://secure-web.cisco.com/1abc/${wrapped}`,
    `https://deref-mail.com/mail/client/x/dereferrer/?redirectUrl=${wrapped}`,
    `https://google.co.th/url?url=${wrapped}`,
    `https://l.facebook.com/l.php?u=${wrapped}&h=AT1`,
    `https://lm.facebook.com/l.php?u=${wrapped}`,
    `https://l.instagram.com/?u=${wrapped}&e=x`,
    `https://www.youtube.com/redirect?event=x&q=${wrapped}`,
    `https://eur01.safelinks.protection.outlook.com/?url=${wrapped}&data=x`,
    `https://www.google.com/url?esrc=s&q=&rct=j&url=${wrapped}`,
    `https://cse.google.com/url?q=${wrapped}`,
    `https://www.google.com/imgres?imgurl=x&imgrefurl=${wrapped}`,
    `//l.facebook.com/l.php?u=${wrapped}`,
    `HTTPS://L.Facebook.com/l.php?u=${wrapped}`,
    `https://web.facebook.com/l.php?u=${wrapped}`,
    `https://www.facebook.com/flx/warn/?u=${wrapped}`,
    `https://l.workplace.com/l.php?u=${wrapped}`,
    `https://l.threads.com/?u=${wrapped}`,
    `https://m.youtube.com/redirect?q=${wrapped}`,
    `https://www.linkedin.com/redir/redirect?url=${wrapped}&trk=x`,
    `https://www.linkedin.com/safety/go?url=${wrapped}`,
    `https://lnkd.in/redir?url=${wrapped}`,
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${wrapped}`,
    `https://www.tiktok.com/link/v2?aid=1&target=${wrapped}`,
    `https://out.reddit.com/t3_x?url=${wrapped}`,
    `https://duckduckgo.com/l/?uddg=${wrapped}`,
    `https://r.search.yahoo.com/_ylt=x/RU=${wrapped}/RK=2/RS=y`,
    `https://www.bing.com/ck/a?!&&p=1&u=a1${btoa(TARGET).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}&ntb=1`,
    `https://urldefense.com/v3/__https://other.example/a?b=1&c=%E0%B8%81__;!!x$`,
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__other.example_a-3Fb-3D1-26c-3D-25E0-25B8-2581&d=x`,
    `https://steamcommunity.com/linkfilter/?url=${wrapped}`,
    `https://www.pinterest.com/offsite/?url=${wrapped}`,
    `https://t.me/iv?url=${wrapped}&rhash=x`,
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${wrapped}`)}`,
  ])('is its target: %s [PST-04]', (address) => {
    expect(unwrapRedirect(address)).toBe(TARGET);
  });

  it.each([
    TARGET,
    'https://www.google.com/search?q=https://other.example',
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=other',
    'https://t.co/AbC123',
    'https://href.li/?other',
    'https://secure-web.cisco.com/1abc/javascript%3Aalert(1)',
    'https://safelinks.protection.outlook.com.evil.example/?url=https://other.example',
    'https://lnkd.in/AbC123',
    'https://www.bing.com/ck/a?u=a1x',
    'https://www.bing.com/ck/a?u=a1amF2YXNjcmlwdDphbGVydCgxKQ',
    'https://urldefense.com/v3/__javascript:alert(1)__;!!x$',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fother.example',
    'https://google.com.evil.example/url?q=https://other.example',
    `https://other.example/l.php?u=${wrapped}`,
    'mailto:desk@newsdesk.example',
    '/path',
    '',
  ])('is not %s', (address) => {
    expect(unwrapRedirect(address)).toBe(address);
  });
});
