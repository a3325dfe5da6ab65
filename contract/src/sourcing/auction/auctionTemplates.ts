import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Nothing, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { AuctionRule } from './auctionRule.ts'

/** Most templates of a tenant. */
export const maxAuctionTemplates = 50

/** Auction rule under a name, which the projects of a tenant can take over. */
export const AuctionTemplate = shape({
  id: Id,
  name: Type.String(),
  rule: AuctionRule,
  savedBy: Type.String({ description: 'name of the person who saved it last' }),
})
export type AuctionTemplate = Static<typeof AuctionTemplate>

const managed = { access: 'project.manage', entrances: ['purchaser', 'agency'] } as const
export const listAuctionTemplates = route({
  ...managed,
  method: 'GET',
  path: '/inquiry/api/auctionTemplate/list',
  summary: 'List the auction rules that the tenant keeps as templates, by name',
  input: Nothing,
  reply: List(AuctionTemplate, maxAuctionTemplates),
})
export const saveAuctionTemplate = route({
  ...managed,
  method: 'POST',
  path: '/inquiry/api/auctionTemplate/save',
  summary: 'Keep an auction rule under a name; an equal name is replaced',
  input: shape({ name: Text(40), rule: AuctionRule }),
  reply: shape({ id: Id }),
})
export const removeAuctionTemplate = route({
  ...managed,
  method: 'POST',
  path: '/inquiry/api/auctionTemplate/remove',
  summary: 'Remove a template; projects that took it over keep their rule',
  input: shape({ id: Id }),
  reply: Done,
})
