import { useTranslation } from 'react-i18next'
import { truncated } from '#contract/kit/text/characters.ts'
import type { UserDetail } from '#contract/identity/identity.ts'
import { useGreeting } from '#web/kit/format/clock.ts'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './Greeting.module.css'

interface GreetingProps {
  readonly me: UserDetail
  readonly className?: string | undefined
}

/** Greeting with the person's name and department. */
export function Greeting({ me: { userInfo, deptInfo }, className = '' }: GreetingProps) {
  const { t } = useTranslation()
  const greeting = t(`shell.greeting.${useGreeting()}`)
  return (
    <p className={`${css['me']} ${className}`}>
      <span className={css['mark']} aria-hidden>
        {[...userInfo.userName][0]}
      </span>
      <span className={css['who']}>
        <b>{t('shell.hello', { greeting, name: userInfo.userName })}</b>
        <Tooltip text={deptInfo.fullDeptName}>
          <small className="one">{truncated(deptInfo.deptName, 12)}</small>
        </Tooltip>
      </span>
    </p>
  )
}
