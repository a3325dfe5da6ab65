import type { TrialApplication } from '#contract/login/trial.ts'
import type { Tx } from '#kit/database.ts'

export async function insertTrial(
  tx: Tx,
  tenantId: string,
  trial: TrialApplication & { readonly userId: string; readonly endsAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('login.trials')
    .values({
      tenant_id: tenantId,
      org_name: trial.orgName,
      enterprise_web: trial.enterpriseWeb ?? '',
      org_address: trial.orgAddress ?? '',
      contacts_name: trial.contactsName,
      tel: trial.tel,
      email: trial.email,
      demand: trial.demand,
      user_id: trial.userId,
      ends_at: trial.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
