import type { TrialApplication } from '#contract/login/trial.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'

interface NewTrial extends TrialApplication {
  readonly userId: string
  readonly endsAt: Date
}

const insert = preparedQuery((db, $: Params<Required<NewTrial>>) =>
  db
    .insertInto('login.trials')
    .values({
      org_name: $.orgName,
      enterprise_web: $.enterpriseWeb,
      org_address: $.orgAddress,
      contacts_name: $.contactsName,
      tel: $.tel,
      email: $.email,
      demand: $.demand,
      user_id: $.userId,
      ends_at: $.endsAt,
    })
    .returning('id'),
)
export const insertTrial = async (tx: Tx, { enterpriseWeb = '', orgAddress = '', ...trial }: NewTrial) =>
  (await insert.one(tx, { ...trial, enterpriseWeb, orgAddress })).id
