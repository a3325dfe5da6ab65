import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Reply } from '#contract/kit/route.ts'
import { acceptInvitation, readInvitation } from '#contract/platform/invitations.ts'
import { call } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { FirstPassword } from '#web/modules/login/passwords/FirstPassword.tsx'
import css from '../Platform.module.css'

/** Invitation to administer a new company: who follows its link sets a password and is logged in. */
export function InvitePage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  useTitle(t('invite.title'))
  const isWhole = /^[0-9a-f]{64}$/.test(token)
  const invitation = useQuery({
    queryKey: [readInvitation.path, token],
    queryFn: () => call(readInvitation, { token }),
    enabled: isWhole,
    retry: false,
    meta: { silent: true },
    // The form stays while the password is set, although the token is used up by then.
    staleTime: Infinity,
  })
  return (
    <main className={css['page']}>
      <h1>{t('invite.title')}</h1>
      {invitation.data && (
        <Stack>
          <Invited {...invitation.data} />
          <FirstPassword submit={t('invite.accept')} send={(form) => call(acceptInvitation, { token, ...form })} />
        </Stack>
      )}
      {(!isWhole || invitation.isError) && (
        <Stack>
          <Alert tone="warn" title={t('invite.gone')}>
            {t('invite.goneReason')}
          </Alert>
          <Link to="/login">{t('invite.toLogin')}</Link>
        </Stack>
      )}
    </main>
  )
}

function Invited({ companyName, userCode, userName, expiresAt }: Reply<typeof readInvitation>) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('invite.purpose', { company: companyName })}</p>
      <DescriptionList
        items={[
          { label: t('invite.userName'), value: userName },
          { label: t('invite.userCode'), value: userCode },
          { label: t('invite.expiresAt'), value: <Brief at={expiresAt} /> },
        ]}
      />
    </>
  )
}
