import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** In the manner of Medium: everything in content:encoded, a picture of one pixel at its end. */
export const mediumFeed = (
  picture = 'https://cdn.example.org/max/1024/one.jpeg',
) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:atom="http://www.w3.org/2005/Atom" version="2.0">
  <channel>
    <title><![CDATA[Stories by Nora on Medium]]></title><link>https://medium.example/@nora</link>
    <item>
      <title><![CDATA[Walkers &amp; winters]]></title>
      <link>https://medium.example/@nora/walkers-1a2b?source=rss</link>
      <guid isPermaLink="false">https://medium.example/p/1a2b</guid>
      <category><![CDATA[walkers]]></category><category><![CDATA[winter]]></category>
      <dc:creator><![CDATA[Nora N.]]></dc:creator>
      <pubDate>Thu, 12 Nov 2026 03:00:00 GMT</pubDate>
      <content:encoded><![CDATA[<figure><img alt="" src="${picture}"/></figure><h3>Ice</h3><p>Rubber tips <strong>wear</strong> fast.</p><p>Turn them.</p><img src="https://medium.example/_/stat?event=post" width="1" height="1" alt="">]]></content:encoded>
    </item>
    <item>
      <title><![CDATA[A comment]]></title>
      <link>https://medium.example/@nora/comment-3c4d</link>
      <guid isPermaLink="false">https://medium.example/p/3c4d</guid>
      <dc:creator><![CDATA[Nora N.]]></dc:creator>
      <pubDate>Fri, 13 Nov 2026 19:00:00 GMT</pubDate>
      <content:encoded><![CDATA[<p>I agree.</p>]]></content:encoded>
    </item>
  </channel>
</rss>`

/** In the manner of WordPress, oldest first, with addresses without their site. */
export const wordpressFeed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog</title>
  ${[1, 2, 3, 4]
    .map(
      (day) => `<item><title>Day ${day} &#8211; it&#8217;s &lt;b&gt;bold&lt;/b&gt;</title><link>/day-${day}/</link>
      <dc:creator><![CDATA[admin]]></dc:creator><pubDate>Mon, 0${day} Jun 2026 18:00:00 +0000</pubDate>
      <category><![CDATA[News &amp; notes]]></category><category><![CDATA[News &amp; notes]]></category>
      <guid isPermaLink="false">https://blog.example/?p=${day}</guid>
      <description><![CDATA[<p>Short &hellip; words [&#8230;]</p>]]></description>
      <media:thumbnail url="/pictures/${day}.jpg"/></item>`,
    )
    .join('')}</channel></rss>`

export const atomFeed = `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">
  <title>Atom</title><id>urn:atom</id><updated>2026-10-01T12:00:00Z</updated><author><name>The club</name></author>
  <entry><title type="html">Caf&amp;eacute; &amp;amp; more</title><id>urn:one</id><updated>2026-10-02T06:59:00Z</updated>
    <link rel="self" href="https://atom.example/one.atom"/><link href="https://atom.example/one"/>
    <link rel="enclosure" type="image/png" href="https://atom.example/one.png"/>
    <category term="news" label="News"/><summary type="html">&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</summary></entry></feed>`

export const rdfFeed = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel rdf:about="https://rdf.example/"><title>RDF</title><link>https://rdf.example/</link><description>d</description></channel>
  <item rdf:about="https://rdf.example/a"><title>An old kind</title><link>https://rdf.example/a</link>
    <description>Still read.</description><dc:creator>Ravi</dc:creator><dc:subject>History</dc:subject>
    <dc:date>2026-03-04T05:06:07Z</dc:date></item></rdf:RDF>`

/** An RSS feed of one article with these parts in place of good ones. */
export const feedOf = (parts: object = {}) => {
  const good = {
    title: 'A title',
    link: 'https://feed.example/a',
    guid: 'a',
    pubDate: 'Mon, 01 Jun 2020 18:00:00 GMT',
    category: 'News',
    description: 'Words.',
  }
  const item = Object.entries({ ...good, ...parts }).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  return `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>F</title>
    <item>${item.join('')}</item></channel></rss>`
}

/** A site with a feed at /feed, and whatever else `answer` has; records its requests. */
export async function feedServer() {
  const state = {
    answer: ((_request, response) => void response.end(feedOf())) as RequestListener,
    requests: [] as string[],
  }
  const server = createServer((request, response) => {
    state.requests.push(request.url ?? '')
    state.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, state, env: { BLOG_FEED: `${origin}/feed` }, close: () => server.close().closeAllConnections() }
}
