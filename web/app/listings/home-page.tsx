import { Link } from 'react-router'
import { apiOf, browserApi } from '../api.ts'
import type { Route } from './+types/home-page'
import { loadHome } from './load-home.ts'

export const loader = ({ context, url }: Route.LoaderArgs & { url: URL }) => loadHome(apiOf(context), url.searchParams)
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHome(browserApi, new URL(request.url).searchParams)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.failed) return <h2>{loaderData.message}</h2>
  return (
    <ul>
      {loaderData.cards.map((card) => (
        <li key={card.id}>
          <Link to={`/posts/${card.id}`}>{card.title}</Link>
        </li>
      ))}
    </ul>
  )
}
