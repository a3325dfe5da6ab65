import { isEmail } from '#contract/kit/person/person.ts'
import { Id, Optional, shape, Type } from '#contract/kit/schema.ts'
import { type Job, job } from '#kit/jobs/jobs.ts'
import { type Mail, messageIdOf } from '#kit/mail/mail.ts'
import { findPerson } from '#modules/identity/index.ts'
import { findTenantById, hostOf } from '#modules/tenancy/index.ts'
import { linkOf, writeInvitation } from './administratorInvitation.service.ts'
import { invitationWords, memberWords } from './invitation.words.ts'

const payload = shape({ userId: Id, asMember: Optional(Type.Boolean()) })
/** Name and payload of the job that mails an invitation. */
export const invitationJob = { name: 'platform.sendInvitation', payload, maxAttempts: 10 } as const

/** Mails an invitation. Its token is made when it is sent, so no job holds one. */
export const invitationMailJob = (mail: Mail | undefined, portalUrlOf: (host: string) => string): Job<typeof payload> =>
  job({
    ...invitationJob,
    lane: 'mail',
    steps: async ({ database, tenantId, now, jobId }, { userId, asMember = false }) => {
      if (!mail) return
      const invited = await database.write(tenantId, async (tx) => {
        const [person] = await findPerson(tx, { userId })
        const host = await hostOf(tx, tenantId)
        if (!person || person.last_login_at !== null || host === undefined || !isEmail(person.email)) return undefined
        const [tenant] = await findTenantById(tx, { id: tenantId })
        const token = await writeInvitation(tx, { userId, personId: person.person_id, now })
        return { person, companyName: tenant?.name ?? '', url: linkOf(portalUrlOf(host), token) }
      })
      if (!invited) return
      const { person, companyName, url } = invited
      const words = (asMember ? memberWords : invitationWords)['zh-CN']
      await mail.send({
        tenantId,
        id: messageIdOf(tenantId, 'invitation', userId, jobId),
        template: 'invitation',
        to: { name: person.name, address: person.email },
        fromName: companyName,
        lang: 'zh-CN',
        letter: words({ companyName, userName: person.name, userCode: person.code, url }),
      })
    },
  })
