import { type ActName, askedAtMost, mayDo, type Role, whyNot } from '@reable/contract/volunteers/rules'
import { createContext, type ReactNode, useContext } from 'react'
import type { Volunteer } from './find-volunteer.ts'

type Room = { role: Role; volunteers: readonly Volunteer[] }

/** In which role somebody is in the room, and who else is. */
export const RoomContext = createContext<Room>({ role: 'helper', volunteers: [] })

export const useRoom = (): Room => useContext(RoomContext)

/** What this role may do; where it may not, the sentence that says who can. */
export function May({ act, children }: { act: ActName; children: ReactNode }) {
  const { role, volunteers } = useRoom()
  const able = volunteers.filter((each) => mayDo(act, each.role)).map(({ name }) => capitalized(name))
  const sentence = whyNot(act, role, able.slice(0, askedAtMost))
  return sentence ? <p>{sentence}</p> : children
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
