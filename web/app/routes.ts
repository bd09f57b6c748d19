import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address in the order of the specification, each with the file that answers it. */
export default [
  index('listings/home-page.tsx'),
  route('posts/:id', 'listings/listing-page.tsx'),
  route('404', 'shell/lost-route.tsx', { id: 'lost' }),
  route('*', 'shell/lost-route.tsx', { id: 'unknown' }),
] satisfies RouteConfig
