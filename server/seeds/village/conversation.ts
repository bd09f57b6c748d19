/** What two people of the village settle, for whoever tries the demonstration: a promise, somebody who waits, and a meeting to agree on. */
export const villageConversation = {
  /** The listing that it is about, by its title; a villager's. */
  about: 'Bed assist handle with a pocket',
  owner: 'rosa',
  buyer: { key: 'ben', asks: 'Is the handle still there? It is for my mother, her bed has a box spring.' },
  answer: 'Yes. It slides under the mattress, a box spring is fine. I keep it for you, when can you come?',
  agrees: 'Wonderful, thank you! On Saturday I am in Burnaby anyway.',
  next: { key: 'hana', asks: 'If nobody takes it, I would love to have it for my aunt.' },
  meeting: {
    weekday: 6,
    time: '10:30',
    place: 'Example: community centre lobby in Burnaby, 100 Example Street, Burnaby',
  },
}
