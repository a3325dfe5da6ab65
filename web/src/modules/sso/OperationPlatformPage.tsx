import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import SmileOutlined from '@ant-design/icons-svg/es/asn/SmileOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { getUrlList, mallSso, type MallType, operationalRoleLogin } from '#contract/sso/jumps.ts'
import { call, useRead } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { useLoggedIn } from '#web/kit/client/session/session.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { Entering } from './Entering.tsx'
import { FailureDialog } from './FailureDialog.tsx'
import { mallTypes, withToken } from './jump.ts'
import css from './OperationPlatformPage.module.css'

const icons: Readonly<Record<MallType, ReactNode>> = {
  mall: <Icon of={ShopOutlined} />,
  fl: <Icon of={SmileOutlined} />,
  fw: <Icon of={SolutionOutlined} />,
  gld: <Icon of={ToolOutlined} />,
}

/** Work station of operators: four malls. A signed request is redirected at once. */
export function OperationPlatformPage() {
  const [search] = useSearchParams()
  return search.has('sign') ? <SentOn /> : <WorkStation />
}

function useAddresses(): Readonly<Record<MallType, string>> {
  const { mallUrl, flUrl, fwUrl, gldUrl } = useRead(getUrlList, {})
  return { mall: mallUrl || '/mall', fl: flUrl, fw: fwUrl, gld: gldUrl }
}

function WorkStation() {
  const { t } = useTranslation()
  const isLoggedIn = useLoggedIn()
  const navigate = useNavigate()
  const addresses = useAddresses()
  useTitle(t('sso.station.title'))
  const go = useMutation<void, Error, MallType>({
    mutationFn: async (type) => {
      const address = addresses[type]
      if (address === '') return toast.error(t('sso.station.none'))
      if (address.startsWith('/')) return navigate(address)
      location.assign(isLoggedIn ? withToken(address, (await call(mallSso, { type })).data) : address)
    },
  })
  return (
    <main className={`wrap ${css['main']}`}>
      <header>
        <div>
          <h1>{t('sso.station.title')}</h1>
          <p>{t(isLoggedIn ? 'sso.station.known' : 'sso.station.visitor')}</p>
        </div>
        {!isLoggedIn && (
          <ButtonLink to="/login" variant="solid" size="lg">
            {t('sso.station.logIn')}
          </ButtonLink>
        )}
      </header>
      <ul>
        {mallTypes.map((type) => (
          <li key={type}>
            <button type="button" aria-busy={go.isPending && go.variables === type} onClick={() => go.mutate(type)}>
              <span className={css['icon']} aria-hidden>
                {icons[type]}
              </span>
              <span>
                <b>{t(`sso.station.malls.${type}.name`)}</b>
                <small>{t(`sso.station.malls.${type}.purpose`)}</small>
              </span>
              <Icon of={RightOutlined} />
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** Signed request of a partner: exchanges the signature for a code, and redirects to the mall with it. */
function SentOn() {
  const { t } = useTranslation()
  // Search params at the time of opening: the signature is removed from the URL.
  const [search] = useState(useSearchParams()[0])
  const addresses = useAddresses()
  const [failure, setFailure] = useState<string>()
  const isBegun = useRef(false)
  useTitle(t('sso.entering'))
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    const type = mallTypes.find((each) => each === search.get('type')) ?? 'mall'
    const text = (name: string) => search.get(name) ?? ''
    const signed = { tenantId: text('tenantId'), userCode: text('userCode'), timestamp: text('timestamp') }
    history.replaceState(history.state, '', location.pathname)
    call(operationalRoleLogin, { ...signed, sign: text('sign'), type })
      .then((token) => location.replace(withToken(addresses[type], token)))
      .catch((error: Error) => setFailure(error.message))
  }, [search, addresses])
  return (
    <>
      <Entering isBusy={failure === undefined} {...(failure === undefined ? {} : { text: t('login.sso.failed') })} />
      {failure !== undefined && <FailureDialog reason={failure} trace="" entrance="purchaser" />}
    </>
  )
}
