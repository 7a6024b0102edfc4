import { Component, type ReactNode } from 'react';
import { forgetLost } from './lazyCode.ts';

type BoundaryProps = {
  /** When this value changes, the boundary forgets the error and renders its children again. */
  place?: string | undefined;
  /**
   * @param retry loads the code of the children again; null if their code was loaded and then threw, so that loading it
   * again cannot help
   * @param again renders the children again, because the error may not occur a second time
   */
  fallback: (retry: (() => void) | null, again: () => void) => ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
};
type BoundaryState = { place: string | undefined; broken: boolean; isLost: boolean };

/** An error boundary: renders `fallback` when a child throws or the code of a child fails to load. */
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
    return this.props.fallback(this.state.isLost ? this.retry : null, this.retry);
  }
}
