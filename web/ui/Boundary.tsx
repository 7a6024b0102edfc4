import { Component, type ReactNode } from 'react';
import { forgetLost } from './lazyCode.ts';

type BoundaryProps = {
  /** When this value changes, the boundary forgets the error and renders its children again. */
  place?: string | undefined;
  /**
   * @param again renders the children again, and loads their code again if it failed to load
   * @param isLost true if the code of the children failed to load; false if it was loaded and then threw
   */
  fallback: (again: () => void, isLost: boolean) => ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
};
/** `isLost` is null while no child has failed. */
type BoundaryState = { place: string | undefined; isLost: boolean | null };

/** An error boundary: renders `fallback` when a child throws or the code of a child fails to load. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, isLost: null };

  static getDerivedStateFromError() {
    return { isLost: false };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { place, isLost: null };
  }

  override componentDidCatch(error: object) {
    // Not in getDerivedStateFromError, because React may then render the children again at once, and they would load
    // their code a second time.
    this.setState({ isLost: forgetLost(error) });
    this.props.onFail?.();
  }

  private readonly again = () => this.setState({ isLost: null });

  override render() {
    const { isLost } = this.state;
    return isLost === null ? this.props.children : this.props.fallback(this.again, isLost);
  }
}
