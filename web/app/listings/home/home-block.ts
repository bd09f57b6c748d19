import type { Block } from '../../state/packed.ts'
import type { Card } from '../cards/card.ts'
import { readCards } from '../cards/read-cards.ts'
import type { HomeData } from './load-home.ts'

/** The home page's data as they stand in the page: the cards are read from what it shows. */
export const homeBlock: Block<HomeData> = {
  id: 'home-data',
  written: (home) => withCards(home, []),
  restored: (home, page) => withCards(home, readCards(page)),
}

const withCards = (home: HomeData, cards: Card[]): HomeData =>
  home.failed ? home : { ...home, list: { ...home.list, cards } }
