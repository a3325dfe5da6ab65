import { byMail, template, topic } from '../kit/messages.ts'

const facts = {
  offerNo: ['拼团编号', 'Group purchase number', 'PT20261123000001'],
  name: ['商品', 'Product', '人体工学网椅', 'Ergonomic chair'],
  pledged: ['已报数量', 'Pledged', '72'],
} as const
const page = '/groupOffers'
const reader = 'group.offer'

/** Messages of group purchases to their supplier; buyers get those of their orders. */
export const groupsMessages = {
  topics: {
    groupOffers: topic('140050206', 'order', ['拼团申请', 'Group purchases'], ['supplier'], [byMail, byMail]),
  },
  templates: {
    offerApproved: template(
      'groupOffers',
      page,
      facts,
      ['拼团 {offerNo} 审核通过', '“{name}”的拼团已通过审核，将按计划开始。'],
      ['Group purchase {offerNo} was approved', 'The group purchase of “{name}” starts as planned.'],
      reader,
    ),
    offerRefused: template(
      'groupOffers',
      page,
      facts,
      ['拼团 {offerNo} 被驳回', '请查看驳回原因，修改后可重新提交。'],
      ['Group purchase {offerNo} was rejected', 'See the reason, edit the offer and submit it again.'],
      reader,
    ),
    offerCancelled: template(
      'groupOffers',
      page,
      facts,
      ['拼团 {offerNo} 已取消', '平台已取消“{name}”的拼团，相关订单全部取消。'],
      ['Group purchase {offerNo} was cancelled', 'The platform cancelled “{name}” with all its orders.'],
      reader,
    ),
    offerReached: template(
      'groupOffers',
      page,
      facts,
      ['拼团 {offerNo} 已成团', '“{name}”共 {pledged} 件成团，请查收订单并备货。'],
      ['Group purchase {offerNo} was reached', '“{name}” reached {pledged} pieces. Its orders follow.'],
      reader,
    ),
    offerDissolved: template(
      'groupOffers',
      page,
      facts,
      ['拼团 {offerNo} 未成团', '“{name}”到期仅 {pledged} 件，未达到成团数量。'],
      ['Group purchase {offerNo} was not reached', '“{name}” ended with {pledged} pieces, too few.'],
      reader,
    ),
  },
}
