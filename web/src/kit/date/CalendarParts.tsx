import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import css from './Calendar.module.css'

/** Header with month names and the previous and next buttons, which React Aria labels. */
export const CalendarHead = ({ months = 1 }: { readonly months?: 1 | 2 }) => (
  <header className={css['head']}>
    <Button slot="previous">
      <Icon of={LeftOutlined} />
    </Button>
    <CalendarHeading />
    {months === 2 && <CalendarHeading offset={{ months: 1 }} />}
    <Button slot="next">
      <Icon of={RightOutlined} />
    </Button>
  </header>
)

/** Month grid; `offset` is relative to the first displayed month. */
export const CalendarMonth = ({ offset = 0 }: { readonly offset?: number }) => (
  <CalendarGrid
    className={css['grid'] ?? ''}
    weekdayStyle="narrow"
    {...(offset === 0 ? {} : { offset: { months: offset } })}
  >
    <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
    <CalendarGridBody>{(date) => <CalendarCell date={date} className={css['cell'] ?? ''} />}</CalendarGridBody>
  </CalendarGrid>
)
