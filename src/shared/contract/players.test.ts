import { FRAME_HOSTS, isPlayer, playerOf, whyNoPlayer } from './players';

const YOUTUBE = 'https://www.youtube.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';
const TIKTOK = 'https://www.tiktok.com/embed/v2/';
const FACEBOOK = 'https://www.facebook.com/plugins/video.php?href=';
const facebook = (page: string) => FACEBOOK + encodeURIComponent(`https://www.facebook.com${page}`);

describe('the player of an address', () => {
  it.each([
    ['https://www.youtube.com/watch/dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://kids.youtube.com/watch?v=dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://vimeo.com/manage/videos/581740669/8cec4c50da', `${VIMEO}581740669?h=8cec4c50da`],
    ['https://vimeo.com/showcase/11?video=76979871', `${VIMEO}76979871`],
    ['https://www.tiktok.com/share/video/711', `${TIKTOK}711`],
    ['https://th-th.facebook.com/page/videos/1/', facebook('/page/videos/1/')],
    ['https://touch.facebook.com/page/videos/1', facebook('/page/videos/1/')],
    ['https://mbasic.facebook.com/page/videos/1', facebook('/page/videos/1/')],
    ['https://www.facebook.com/video/embed?video_id=1', facebook('/watch/?v=1')],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s', `${YOUTUBE}dQw4w9WgXcQ?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', `${YOUTUBE}dQw4w9WgXcQ?start=90`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s', `${YOUTUBE}dQw4w9WgXcQ?start=3723`],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=0', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://youtube.com/watch?list=PLab-1&v=dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ?list=PLab-1`],
    ['https://youtu.be/dQw4w9WgXcQ?si=x&t=42', `${YOUTUBE}dQw4w9WgXcQ?start=42`],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ/', `${YOUTUBE}dQw4w9WgXcQ`],
    ['http://m.youtube.com/live/dQw4w9WgXcQ?feature=share', `${YOUTUBE}dQw4w9WgXcQ`],
    ['HTTPS://MUSIC.YOUTUBE.COM/embed/dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5&end=9&rel=0', `${YOUTUBE}dQw4w9WgXcQ?start=5&end=9`],
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?clip=Ugkx&clipt=EL',
      `${YOUTUBE}dQw4w9WgXcQ?clip=Ugkx&clipt=EL`,
    ],
    ['https://www.youtube.com/embed/videoseries?list=PLab-1', `${YOUTUBE}videoseries?list=PLab-1`],
    ['https://www.youtube.com/embed?listType=playlist&list=PLab-1', `${YOUTUBE}videoseries?list=PLab-1`],
    ['https://www.youtube.com/playlist?list=PLab-1', `${YOUTUBE}videoseries?list=PLab-1`],
    ['https://www.youtube.com/embed/live_stream?channel=UCab-1', `${YOUTUBE}live_stream?channel=UCab-1`],
    ['https://www.youtube.com/channel/UCab-1/live', `${YOUTUBE}live_stream?channel=UCab-1`],
    [
      'https://youtube-nocookie.com/embed/dQw4w9WgXcQ?t=3',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
    ],
    [' https://www.vimeo.com/channels/staff-picks/76979871 ', `${VIMEO}76979871`],
    ['https://vimeo.com/groups/news/videos/76979871', `${VIMEO}76979871`],
    ['https://vimeo.com/showcase/11/video/76979871', `${VIMEO}76979871`],
    ['https://vimeo.com/581740669/8cec4c50da', `${VIMEO}581740669?h=8cec4c50da`],
    ['https://vimeo.com/76979871#t=1m5s', `${VIMEO}76979871#t=65s`],
    ['https://player.vimeo.com/video/76979871?h=1a&dnt=1', `${VIMEO}76979871?h=1a`],
    ['https://vimeo.com/event/4154130', 'https://vimeo.com/event/4154130/embed'],
    ['https://vimeo.com/event/4154130/embed/ab12', 'https://vimeo.com/event/4154130/embed/ab12'],
    ['https://vimeo.com/showcase/3253534?h=ab', 'https://vimeo.com/showcase/3253534/embed?h=ab'],
    ['http://m.tiktok.com/v/71122334.html?x=1', `${TIKTOK}71122334`],
    ['https://tiktok.com/embed/v3/71122334', `${TIKTOK}71122334`],
    ['https://www.tiktok.com/player/v1/71122334?rel=0', 'https://www.tiktok.com/player/v1/71122334'],
    ['https://www.tiktok.com/@news.desk/photo/71122334', 'https://www.tiktok.com/player/v1/71122334'],
    ['//www.youtube.com/embed/dQw4w9WgXcQ', `${YOUTUBE}dQw4w9WgXcQ`],
    ['https://www.tiktok.com/@news.desk/video/7112233445566778899?lang=th', `${TIKTOK}7112233445566778899`],
    ['https://web.facebook.com/watch?v=10153&ref=sharing', facebook('/watch/?v=10153')],
    ['https://www.facebook.com/watch/live/?v=10153', facebook('/watch/?v=10153')],
    ['https://www.facebook.com/video.php?v=10153', facebook('/watch/?v=10153')],
    ['http://facebook.com/reel/1?s=yt', facebook('/reel/1/')],
    ['https://m.facebook.com/page.th/videos/10153?id=9', facebook('/page.th/videos/10153/')],
    ['https://www.facebook.com/page/videos/a-title/10153/', facebook('/page/videos/a-title/10153/')],
    ['https://www.facebook.com/page/videos/100%/10153/', facebook('/page/videos/100%/10153/')],
    ['https://www.facebook.com/page/videos/ข่าว/10153/', facebook(`/page/videos/${encodeURI('ข่าว')}/10153/`)],
    [
      'https://www.facebook.com/plugins/video.php?height=314&href=https%3A%2F%2Fwww.facebook.com%2Fpage%2Fvideos%2F1%2F&t=12',
      `${facebook('/page/videos/1/')}&t=12`,
    ],
  ])('of %s is one that an article may embed [PST-03, EDT-01]', (address, player) => {
    expect(playerOf(address)).toBe(player);
    expect(isPlayer(player)).toBe(true);
    expect(FRAME_HOSTS).toContain(new URL(player).host);
    // An address that was read once is read again when the form opens.
    expect(playerOf(player)).toBe(player);
  });

  it.each([
    ['https://vm.tiktok.com/ZMabc/', 'short-link'],
    ['https://vt.tiktok.com/ZMabc/', 'short-link'],
    ['https://www.tiktok.com/t/ZMabc/', 'short-link'],
    ['https://fb.watch/a1/?x=1', 'short-link'],
    ['https://www.facebook.com/share/v/1AbC/', 'short-link'],
    ['https://www.youtube.com/channel/dQw4w9WgXcQ', 'not-a-video'],
    ['https://www.youtube.com/watch#v=dQw4w9WgXcQ', 'not-a-video'],
    ['https://www.youtube.com/@desk/live', 'not-a-video'],
    ['https://www.youtube.com/clip/Ugkx1', 'not-a-video'],
    ['https://www.youtube.com/embed/videoseries', 'not-a-video'],
    ['https://youtu.be/short', 'not-a-video'],
    ['https://vimeo.com/about', 'not-a-video'],
    ['https://vimeo.com/manage/videos/581740669/details', 'not-a-video'],
    ['https://th-th.facebook.com.evil.example/page/videos/1/', 'other-site'],
    ['https://www.tiktok.com/@news.desk', 'not-a-video'],
    ['https://www.facebook.com/page/posts/1', 'not-a-video'],
    ['https://www.facebook.com/100%/videos/1', 'not-a-video'],
    ['https://www.facebook.com/%E0%B8/videos/1', 'not-a-video'],
    ['https://web.facebook.com/watch?v=1"onload=', 'not-a-video'],
    ['https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fevil.example%2F', 'not-a-video'],
    ['https://other.example/video', 'other-site'],
    ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', 'other-site'],
    ['https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ', 'other-site'],
    ['javascript:alert(1)//https://youtu.be/dQw4w9WgXcQ', 'other-site'],
    ['xhttps://youtu.be/dQw4w9WgXcQ', 'other-site'],
    ['dQw4w9WgXcQ', 'other-site'],
    ['', 'other-site'],
  ])('%s has none: %s [PST-03]', (address, why) => {
    expect(playerOf(address)).toBeNull();
    expect(whyNoPlayer(address)).toBe(why);
  });
});

describe('a frame in an article', () => {
  it.each([
    'https://youtube.com/embed/a-b_c',
    'https://www.youtube-nocookie.com/embed/a?start=1&amp;end=2;x=%20.,-',
    'https://youtube-nocookie.com/embed/a',
    'https://www.youtube.com/embed/a?',
    'https://player.vimeo.com/video/1?h=ab&dnt=1;x=%20.,-',
    'https://player.vimeo.com/video/1?color=ffffff+title=0#t=5s',
    'https://vimeo.com/showcase/1/embed2',
    'https://www.tiktok.com/embed/1',
    'https://www.tiktok.com/embed/v3/12?lang=th',
    'https://www.tiktok.com/player/v1/12?a=b&c=%20;.,-',
    'https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fa.example/x,y+z;&w=1.5-2',
  ])('may be %s [EDT-01]', (src) => {
    expect(isPlayer(src)).toBe(true);
  });

  it.each([
    'https://www.youtube.com/embed/x?a=b"',
    'https://www.youtube.com/embed/x?a=<b>',
    "https://www.youtube.com/embed/x?a='",
    'https://www.youtube.com/embed/x?a= b',
    'xhttps://www.youtube.com/embed/x',
    'https://www.youtube.com/embed/',
    'https://player.vimeo.com/video/x',
    'https://player.vimeo.com/video/1/x',
    'https://vimeo.com/1',
    'https://www.tiktok.com/embed/v4/1',
    'https://www.tiktok.com/embed/v2/x',
    'https://www.tiktok.com/embed/v2/1/x',
    'https://www.facebook.com/plugins/like.php?href=x',
    'https://www.facebook.com/plugins/video.php',
    'http://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/embed/x',
    'https://www.youtube.com@evil.example/embed/x',
    'https://me@www.youtube.com/embed/x',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://www.youtube.com\\evil.example/embed/x',
    'https://evil.example/?https://www.youtube.com/embed/x',
    '//www.youtube.com/embed/x',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('may not be %s', (src) => {
    expect(isPlayer(src)).toBe(false);
  });
});
