import { LeftOutlined, RightOutlined } from '@ant-design/icons'
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

/** Names of the months that are shown, between the ways to those before and after, which React Aria names. */
export const CalendarHead = ({ months = 1 }: { readonly months?: 1 | 2 }) => (
  <header className={css['head']}>
    <Button slot="previous">
      <LeftOutlined aria-hidden />
    </Button>
    <CalendarHeading />
    {months === 2 && <CalendarHeading offset={{ months: 1 }} />}
    <Button slot="next">
      <RightOutlined aria-hidden />
    </Button>
  </header>
)

/** A month; `offset` counts from the first that is shown. */
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
