import { Flame } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { NoConnection } from './NoConnection.tsx';
import { useIsOnline } from './useIsOnline.ts';

type BreakdownProps = { place: string; children: ReactNode };
type BreakdownState = { place: string; broken: boolean };

/** Stands in for a page that broke, or whose code could not be brought, until one goes to another `place`. */
export class Breakdown extends Component<BreakdownProps, BreakdownState> {
  override state = { place: this.props.place, broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: BreakdownProps, state: BreakdownState) {
    return place === state.place ? null : { place, broken: false };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const online = useIsOnline();
  if (!online) return <NoConnection />;

  return (
    <Notice icon={<Flame aria-hidden className="size-9" />} title="Algo deu errado">
      <p>Não conseguimos abrir esta página. Tente novamente em instantes.</p>
      <Button onClick={() => window.location.reload()}>Tentar de novo</Button>
    </Notice>
  );
}
