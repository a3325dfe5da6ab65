import DisconnectOutlined from '@ant-design/icons-svg/es/asn/DisconnectOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { answerInteraction, getInteraction } from '#contract/provider/interactions.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { call } from '#web/kit/client/api.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Card } from './Card.tsx'
import { ConsentPrompt } from './ConsentPrompt.tsx'

/** Login interaction of a connected application; without a session the login comes first. */
export function ConsentPage() {
  const { pathname, search } = useLocation()
  const uid = useSearchParams()[0].get('uid') ?? ''
  if (useMe()) return <Interaction uid={uid} />
  savePath(pathname + search)
  return <Navigate replace to="/login" />
}

function Interaction({ uid }: { readonly uid: string }) {
  const { t } = useTranslation()
  const interaction = useQuery({
    queryKey: [getInteraction.path, uid],
    queryFn: () => call(getInteraction, { uid }),
    staleTime: Infinity,
    retry: false,
    meta: { silent: true },
  })
  const answer = useMutation<{ url: string }, Error, boolean>({
    meta: { silent: true },
    mutationFn: (agreed) => call(answerInteraction, { uid, agreed }),
    onSuccess: ({ url }) => location.assign(url),
  })
  const { data } = interaction
  const isFree = data !== undefined && !data.asks && !data.again
  const { mutate } = answer
  useEffect(() => {
    if (isFree) mutate(true)
  }, [isFree, mutate])
  const trouble = interaction.error ?? answer.error
  return (
    <Card
      title={t('provider.consent.title')}
      icon={<Icon of={trouble ? DisconnectOutlined : SafetyCertificateOutlined} />}
    >
      {trouble && (
        <>
          <h1>{t('provider.error.title')}</h1>
          <Alert tone="err" isAlert title={trouble.message} />
          {mustChangePassword(trouble) ? (
            <ButtonLink to="/passwordEdit" variant="solid" size="xl" block>
              {t('provider.consent.password')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/" size="xl" block>
              {t('common.home')}
            </ButtonLink>
          )}
        </>
      )}
      {!trouble && !data && <Skeleton />}
      {!trouble && data && (
        <ConsentPrompt
          interaction={data}
          isFree={isFree}
          answer={answer.variables}
          busy={!answer.isIdle}
          onAnswer={mutate}
        />
      )}
    </Card>
  )
}

const mustChangePassword = (trouble: Error) => trouble instanceof Refused && trouble.is('password.mustChange')
