import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import type { Reply } from '#contract/kit/route.ts'
import { acceptSupplierInvitation, findSupplierInvitation } from '#contract/suppliers/supplierPeople.ts'
import { call } from '#web/kit/client/api.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { FirstPassword } from '#web/modules/login/passwords/FirstPassword.tsx'
import css from './Invitation.module.css'

/** Invitation to an account of a supplier: who follows its link sets a password and is logged in. */
export function InvitationPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  useTitle(t('supplierInvitation.title'))
  const isWhole = /^[0-9a-f]{64}$/.test(token)
  const invitation = useQuery({
    queryKey: [findSupplierInvitation.path, token],
    queryFn: () => call(findSupplierInvitation, { token }),
    enabled: isWhole,
    retry: false,
    meta: { silent: true },
    // The form stays while the password is set, although the token is used up by then.
    staleTime: Infinity,
  })
  return (
    <main className={css['page']}>
      <h1>{t('supplierInvitation.title')}</h1>
      {invitation.data && (
        <Stack>
          <Invited {...invitation.data} />
          <FirstPassword
            submit={t('supplierInvitation.accept')}
            send={(form) => call(acceptSupplierInvitation, { token, ...form })}
          />
        </Stack>
      )}
      {(!isWhole || invitation.isError) && (
        <Stack>
          <Alert tone="warn" title={t('supplierInvitation.gone')}>
            {t('supplierInvitation.goneReason')}
          </Alert>
          <Link to="/login?entrance=supplier">{t('supplierInvitation.toLogin')}</Link>
        </Stack>
      )}
    </main>
  )
}

function Invited({ supplierName, userCode, userName, expiresAt }: Reply<typeof findSupplierInvitation>) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('supplierInvitation.purpose', { supplier: supplierName })}</p>
      <DescriptionList
        items={[
          { label: t('supplierInvitation.userName'), value: userName },
          { label: t('supplierInvitation.userCode'), value: userCode },
          { label: t('supplierInvitation.expiresAt'), value: <Brief at={expiresAt} /> },
        ]}
      />
    </>
  )
}
