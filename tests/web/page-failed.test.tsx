import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PageFailed } from '../../web/ui/PageFailed.tsx';

afterEach(cleanup);

describe('PageFailed', () => {
  it('PageFailed calls onRetry on a click and when the network is back, but not after the component is unmounted', () => {
    const onRetry = vi.fn();
    const { unmount } = render(<PageFailed onRetry={onRetry}>Não foi possível carregar mais posts.</PageFailed>);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
    unmount();
    fireEvent(window, new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
