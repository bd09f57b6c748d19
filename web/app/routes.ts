import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address in the order of the specification, each with the file that answers it. */
export default [
  index('listings/home-page.tsx'),
  route('posts/:id', 'listings/listing-page.tsx'),

  // The frame leads to these already; each gets its own file when it is written.
  ...['auth', 'wizard', 'account/*', 'blog', 'resources/*', 'partners', 'aboutus/*', 'donate', 'policies'].map((path) =>
    route(path, 'shell/not-open-yet.tsx', { id: `not open yet: ${path}` }),
  ),

  route('404', 'shell/lost-route.tsx', { id: 'lost' }),
  route('*', 'shell/lost-route.tsx', { id: 'unknown' }),
] satisfies RouteConfig
