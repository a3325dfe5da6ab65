import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { answerInteraction, getInteraction, type LoginInteraction } from '#contract/provider/interactions.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { call, Refused } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { savePath } from '#web/kit/client/session.ts'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useName } from '#web/kit/format/useName.ts'
import { Card } from './Card.tsx'
import css from './Card.module.css'

/** Another application asks who somebody is; anyone who is not logged in is asked that first. */
export function ConsentPage() {
  const { pathname, search } = useLocation()
  const uid = useSearchParams()[0].get('uid') ?? ''
  if (useMe()) return <Asked uid={uid} />
  savePath(pathname + search)
  return <Navigate replace to="/login" />
}

function Asked({ uid }: { readonly uid: string }) {
  const { t } = useTranslation()
  const question = useQuery({
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
  const { data } = question
  const isFree = data !== undefined && !data.asks && !data.again
  const { mutate } = answer
  useEffect(() => {
    if (isFree) mutate(true)
  }, [isFree, mutate])
  const trouble = question.error ?? answer.error
  return (
    <Card title={t('provider.consent.title')} icon={<Icon of={SafetyCertificateOutlined} />}>
      {trouble && (
        <>
          <h1>{t('provider.error.title')}</h1>
          <Alert
            tone="err"
            isAlert
            title={trouble.message}
            action={continueAction(trouble, t('provider.consent.password'))}
          />
        </>
      )}
      {!trouble && !data && <Skeleton />}
      {!trouble && data && (
        <Question question={data} isFree={isFree} answer={answer.variables} busy={!answer.isIdle} onAnswer={mutate} />
      )}
    </Card>
  )
}

const continueAction = (trouble: Error, label: string) =>
  trouble instanceof Refused && trouble.is('password.mustChange') ? (
    <ButtonLink to="/passwordEdit">{label}</ButtonLink>
  ) : undefined

interface QuestionProps {
  readonly question: LoginInteraction
  readonly isFree: boolean
  readonly answer: boolean | undefined
  /** The answer is on its way, or the browser already is. */
  readonly busy: boolean
  readonly onAnswer: (agreed: boolean) => void
}

function Question({ question, isFree, answer, busy, onAnswer }: QuestionProps) {
  const { t } = useTranslation()
  const name = useName()(question)
  const toLogin = useToLogin()
  const me = useMe()
  if (isFree) return <h1>{t('provider.consent.own', { name })}</h1>
  if (question.again)
    return (
      <>
        <h1>{t('provider.consent.again', { name })}</h1>
        <Button size="xl" variant="solid" block onClick={toLogin}>
          {t('provider.consent.logIn')}
        </Button>
      </>
    )
  return (
    <>
      <h1>{t('provider.consent.lead', { name })}</h1>
      <p className={css['middle']}>{t('provider.consent.site', { site: question.site })}</p>
      <DescriptionList
        items={[
          {
            label: t('provider.consent.account'),
            value: `${me?.userInfo.userName} ${me?.userInfo.userCode}`,
            wide: true,
          },
        ]}
      />
      <div>
        <p>{t('provider.consent.knows')}</p>
        <ul>
          {(['sub', ...question.scopes] as const).map((scope) => (
            <li key={scope}>
              <Icon of={CheckCircleOutlined} />
              {t(`provider.consent.scope.${scope}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={css['buttons']}>
        <Button size="xl" block busy={busy && answer === false} onClick={() => onAnswer(false)}>
          {t('provider.consent.refuse')}
        </Button>
        <Button size="xl" variant="solid" block busy={busy && answer === true} onClick={() => onAnswer(true)}>
          {t('provider.consent.agree')}
        </Button>
      </div>
      <p className={css['middle']}>{t('provider.consent.remembered')}</p>
      <Button variant="text" className={css['other']} onClick={toLogin}>
        {t('provider.consent.other')}
      </Button>
    </>
  )
}

/** To the login, and back here afterwards. */
function useToLogin(): () => void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return () => {
    savePath(pathname + search)
    void navigate('/login')
  }
}
