import { randomBytes } from 'node:crypto'
import { isEmail } from '#contract/kit/person/person.ts'
import { type Job, job } from '#kit/jobs/jobs.ts'
import { type Mail, messageIdOf } from '#kit/mail/mail.ts'
import { putToken } from '#kit/security/oneTimeTokens.ts'
import { hostOf, readSettings } from '#modules/tenancy/index.ts'
import { databaseTime, projects } from '../projects/project.store.ts'
import { isInviting } from './invitation.rules.ts'
import { invitationToken } from './invitation.service.ts'
import { invitations } from './invitation.store.ts'
import { invitationWords } from './invitation.words.ts'
import { invitationJob } from './invitationJob.ts'

/** What mails of sourcing need besides the database. */
export interface Mailing {
  readonly mail?: Mail | undefined
  readonly portalUrlOf: (host: string) => string
}

/** Mails an invitation. Its token is made when it is sent, so that no job and no table holds one. */
export const mailInvitation = ({ mail, portalUrlOf }: Mailing): Job<typeof invitationJob.payload> =>
  job({
    ...invitationJob,
    lane: 'mail',
    steps: async ({ database, tenantId, jobId }, { invitationId }) => {
      if (!mail) return
      const written = await database.write(tenantId, async (tx) => {
        const row = await invitations.lockIfThere(tx, invitationId)
        const host = await hostOf(tx, tenantId)
        if (!row || row.withdrawn_at !== null || row.accepted_at !== null || host === undefined) return undefined
        const project = await projects.find(tx, row.project_id)
        const seconds = Math.floor((row.expires_at.getTime() - (await databaseTime(tx)).getTime()) / 1000)
        if (!isInviting(project) || seconds <= 0 || !isEmail(row.mail)) return undefined
        const token = randomBytes(32).toString('hex')
        await putToken(tx, { kind: invitationToken, secret: token }, { invitationIds: [row.id] }, seconds)
        const { webTitle } = await readSettings(tx, 'webTitle')
        return { row, project, webTitle, url: `${portalUrlOf(host)}/projectInvitation?token=${token}` }
      })
      if (!written) return
      const { row, project, webTitle, url } = written
      await mail.send({
        tenantId,
        id: messageIdOf(tenantId, 'projectInvitation', invitationId, jobId),
        template: 'sourcing.mailInvitation',
        to: { name: row.firm_name, address: row.mail },
        fromName: webTitle,
        lang: 'zh-CN',
        letter: invitationWords({
          firmName: row.firm_name,
          title: project.title,
          projectNo: project.project_no,
          deptName: project.dept_name,
          until: row.expires_at,
          url,
        }),
      })
    },
  })
