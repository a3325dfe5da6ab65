import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import {
  acceptMailInvitation,
  openMailInvitation,
  type OpenedInvitation,
} from '#contract/sourcing/invitations/mailInvitations.ts'
import { call, useWrite } from '#web/kit/client/api.ts'
import { useMe } from '#web/kit/client/me.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { enrolmentPath } from '../supplier/enrolmentPath.ts'
import css from './ProjectInvitation.module.css'

/** Page of an invitation by mail: a firm registers or signs in, and accepts it once. */
export function ProjectInvitationPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  useTitle(t('mailInvitations.page.title'))
  const isWhole = /^[0-9a-f]{64}$/.test(token)
  const invitation = useQuery({
    queryKey: [openMailInvitation.path, token],
    queryFn: () => call(openMailInvitation, { token }),
    enabled: isWhole,
    retry: false,
    meta: { silent: true },
    // The page stays while the invitation is accepted, although the token is used up by then.
    staleTime: Infinity,
  })
  return (
    <main className={css['page']}>
      <h1>{t('mailInvitations.page.title')}</h1>
      {invitation.data && <Invited token={token} invitation={invitation.data} />}
      {(!isWhole || invitation.isError) && (
        <Stack>
          <Alert tone="warn" title={t('mailInvitations.page.gone')}>
            {t('mailInvitations.page.goneReason')}
          </Alert>
          <Link to="/login?entrance=supplier">{t('mailInvitations.page.signIn')}</Link>
        </Stack>
      )}
    </main>
  )
}

function Invited({ token, invitation }: { readonly token: string; readonly invitation: OpenedInvitation }) {
  const { t } = useTranslation()
  const { firmName, title, projectNo, deptName, deadline, expiresAt } = invitation
  return (
    <Stack>
      <p>{t('mailInvitations.page.text', { firm: firmName, dept: deptName })}</p>
      <DescriptionList
        items={[
          { label: t('projects.field.title'), value: title, wide: true },
          { label: t('projects.field.projectNo'), value: projectNo },
          { label: t('mailInvitations.page.deadline'), value: <ProjectTime at={deadline} /> },
          { label: t('mailInvitations.page.expiresAt'), value: <ProjectTime at={expiresAt} /> },
        ]}
      />
      <NextStep token={token} />
    </Stack>
  )
}

/** Registering or signing in first, which leads back here; then accepting. */
function NextStep({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const accept = useWrite(acceptMailInvitation, {
    onDone: ({ projectId, isRegistered }) =>
      void navigate(isRegistered ? enrolmentPath(projectId) : '/mySupplierRequest', { replace: true }),
  })
  if (me === null || me === undefined) {
    const comeBack = () => savePath(`/projectInvitation?token=${token}`)
    return (
      <div className={css['line']} onClickCapture={comeBack}>
        <ButtonLink variant="solid" to="/registerSupplier">
          {t('mailInvitations.page.register')}
        </ButtonLink>
        <ButtonLink to="/login?entrance=supplier">{t('mailInvitations.page.signIn')}</ButtonLink>
      </div>
    )
  }
  if (me.userInfo.userType !== 'supplier') return <Alert tone="warn" title={t('mailInvitations.page.otherAccount')} />
  return (
    <>
      <p>{t('mailInvitations.page.acceptText')}</p>
      <div className={css['line']}>
        <Button variant="solid" busy={accept.isPending} onClick={() => accept.mutate({ token })}>
          {t('mailInvitations.page.accept')}
        </Button>
      </div>
    </>
  )
}
