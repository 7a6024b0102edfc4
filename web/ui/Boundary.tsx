import { Component, type ReactNode } from 'react';
import { forgetLost } from './lazyCode.ts';

type BoundaryProps = {
  /** Another place begins anew. */
  place?: string | undefined;
  /** @param retry null where asking for the code again would not help: it came, and broke */
  fallback: (retry: (() => void) | null) => ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
};
type BoundaryState = { place: string | undefined; broken: boolean; isLost: boolean };

/** Stands in for what broke, or whose code could not be brought. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { place: this.props.place, broken: false, isLost: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, broken: false, isLost: false };
  }

  override componentDidCatch(error: object) {
    this.setState({ isLost: forgetLost(error) });
    this.props.onFail?.();
  }

  private readonly retry = () => this.setState({ broken: false, isLost: false });

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.fallback(this.state.isLost ? this.retry : null);
  }
}
