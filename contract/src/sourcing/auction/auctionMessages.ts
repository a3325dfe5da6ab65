import { type Template, template } from '../../kit/messages.ts'

/** Placeholders of messages about a project. */
export const projectFacts = {
  title: ['标题', 'Title', '冬季防寒工作服采购', 'Winter workwear'],
  projectNo: ['项目编号', 'Project number', 'XJ202611200012'],
} as const
const ofRoom = (zh: Template['zh'], en: Template['en']) =>
  template('auction', '/auctionRoom?id={id}', projectFacts, zh, en, 'supplierProject.join')

/** Messages of auctions to their bidders. */
export const auctionTemplates = {
  auctionSoon: ofRoom(
    ['竞价即将开始：{title}', '项目 {projectNo} 的竞价即将开始，请提前入场并检查网络。'],
    ['Auction begins soon: {title}', 'The auction of {projectNo} begins soon. Join in time and check your connection.'],
  ),
  auctionOutbid: ofRoom(
    ['您的报价已被超过：{title}', '项目 {projectNo} 的竞价中有更低报价，您已不再领先；可在竞价结束前继续报价。'],
    [
      'You were outbid: {title}',
      'Another supplier has bid lower in the auction of {projectNo}. You can bid again until it ends.',
    ],
  ),
  auctionRecorded: ofRoom(
    [
      '采购人已代录您的报价：{title}',
      '项目 {projectNo} 的采购人为您代录了一次报价，请立即核对；如有异议请联系采购人。',
    ],
    ['A bid was recorded for you: {title}', 'The buyer of {projectNo} recorded a bid for you. Check it now.'],
  ),
  auctionAnnulled: ofRoom(
    ['您的报价已被作废：{title}', '项目 {projectNo} 的采购人作废了您的最近一次报价；此前如有报价，以此前的报价为准。'],
    [
      'Your bid was annulled: {title}',
      'The buyer of {projectNo} annulled your last bid. Your bid before it, if there is one, counts again.',
    ],
  ),
  auctionExcluded: ofRoom(
    ['您被取消竞价资格：{title}', '项目 {projectNo} 的采购人取消了您的竞价资格，请查看原因。'],
    ['You were excluded: {title}', 'The buyer of {projectNo} excluded you from the auction. See the reason.'],
  ),
  auctionEnded: ofRoom(
    ['竞价已结束：{title}', '项目 {projectNo} 的竞价已结束，请查看您的名次；中标以结果公示为准。'],
    ['The auction has ended: {title}', 'See your rank in {projectNo}. The award is published later.'],
  ),
}
