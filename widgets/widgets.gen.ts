// Generated from widgets/*/widget.ts by `npm run generate -- --write`. Do not edit.
import type { WidgetDefinition } from '../engine/widget.ts'
import { widget as Article } from './Article/widget.ts'
import { widget as BalanceChip } from './BalanceChip/widget.ts'
import { widget as Banner } from './Banner/widget.ts'
import { widget as Button } from './Button/widget.ts'
import { widget as Carousel } from './Carousel/widget.ts'
import { widget as ChannelSwitch } from './ChannelSwitch/widget.ts'
import { widget as ChoiceList } from './ChoiceList/widget.ts'
import { widget as Footer } from './Footer/widget.ts'
import { widget as GameFrame } from './GameFrame/widget.ts'
import { widget as GameGrid } from './GameGrid/widget.ts'
import { widget as GameSearch } from './GameSearch/widget.ts'
import { widget as GameSheet } from './GameSheet/widget.ts'
import { widget as GameShelf } from './GameShelf/widget.ts'
import { widget as GiftList } from './GiftList/widget.ts'
import { widget as Grid } from './Grid/widget.ts'
import { widget as Heading } from './Heading/widget.ts'
import { widget as Image } from './Image/widget.ts'
import { widget as Jackpot } from './Jackpot/widget.ts'
import { widget as JackpotGames } from './JackpotGames/widget.ts'
import { widget as LaunchCover } from './LaunchCover/widget.ts'
import { widget as LiveList } from './LiveList/widget.ts'
import { widget as LiveRoom } from './LiveRoom/widget.ts'
import { widget as LiveStream } from './LiveStream/widget.ts'
import { widget as LoginForm } from './LoginForm/widget.ts'
import { widget as MenuList } from './MenuList/widget.ts'
import { widget as Meter } from './Meter/widget.ts'
import { widget as NewsCard } from './NewsCard/widget.ts'
import { widget as Notice } from './Notice/widget.ts'
import { widget as OfferCard } from './OfferCard/widget.ts'
import { widget as Popup } from './Popup/widget.ts'
import { widget as ReelFeed } from './ReelFeed/widget.ts'
import { widget as RichText } from './RichText/widget.ts'
import { widget as Section } from './Section/widget.ts'
import { widget as Shell } from './Shell/widget.ts'
import { widget as SpinWheel } from './SpinWheel/widget.ts'
import { widget as Stack } from './Stack/widget.ts'
import { widget as Tab } from './Tab/widget.ts'
import { widget as TabBar } from './TabBar/widget.ts'
import { widget as Text } from './Text/widget.ts'
import { widget as TopBar } from './TopBar/widget.ts'

/** Every widget by its name. */
export const widgets: { readonly [name: string]: WidgetDefinition } = {
  Article,
  BalanceChip,
  Banner,
  Button,
  Carousel,
  ChannelSwitch,
  ChoiceList,
  Footer,
  GameFrame,
  GameGrid,
  GameSearch,
  GameSheet,
  GameShelf,
  GiftList,
  Grid,
  Heading,
  Image,
  Jackpot,
  JackpotGames,
  LaunchCover,
  LiveList,
  LiveRoom,
  LiveStream,
  LoginForm,
  MenuList,
  Meter,
  NewsCard,
  Notice,
  OfferCard,
  Popup,
  ReelFeed,
  RichText,
  Section,
  Shell,
  SpinWheel,
  Stack,
  Tab,
  TabBar,
  Text,
  TopBar,
}
