import type { WrittenPage } from '@reable/contract/content/pages'
import { organisation } from '@reable/contract/organisation'
import { drawing } from '../drawing.ts'
import { paragraphs } from '../markdown.ts'

export const ourStory: WrittenPage<'Our Story'> = {
  heading: 'Our Story',
  first_part: paragraphs(
    'Many homes in Metro Vancouver have one: a walker in a closet, a bath seat in the garage, a bed that takes up half a room. Someone needed it once. They got well, or moved, or died. What is left is too good to throw out and hard to give away.',
    'Other homes have a gap in the same place. Someone comes home from hospital on Friday and needs a raised toilet seat by then. Someone has outgrown a chair. Someone waits for funds that may never come.',
    'Big websites sell all kinds of things. They do not ask how wide a seat is or how much weight a lift can hold. For a person with sore hips, those two numbers are what counts.',
  ),
  second_part: paragraphs(
    `So we built ${organisation.name} like a tool shed that neighbours share. Each thing has its place and its tag. Each listing says what it is, what it measures and how worn it is. You write to the seller, you meet in a safe place, and you try it before you pay.`,
    'We never take a share of the price. You can look around without an account. Letters are large, words are plain, and all of it works with a keyboard or a screen reader. If you get stuck, a volunteer answers.',
    '**Here our own story goes on (example).** Volunteers write in this place how the group began, who was there and what came next.',
  ),
  quote: 'Somebody near you is looking for what you no longer use.',
  quote_by: '',
  featured_image: drawing(
    'story',
    'A wheelchair, a walker and a tricycle on a gentle slope in front of mountains and a low sun',
  ),
  featured_title: 'One in twelve',
  featured_description:
    'A good ramp rises one step for every twelve along the ground. It is steep enough to get you up and gentle enough to manage. That is how we want this place to be. You will find the same slope in our drawings.',
}
